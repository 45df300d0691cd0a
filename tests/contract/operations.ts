import { readFileSync } from 'node:fs';

/** One call of the storefront, as the design lists it (operations.tsv); words are separated by blanks. */
export type DesignedCall = {
  operationId: string;
  /** Method and path. */
  call: string;
  /** Names of its own parameters, in the specification's spelling. */
  parameters: string;
  /** Required fields of the body; [] for a bare list, nothing without a body. */
  body: string;
  /** Examples of the answer, the ordinary one first. */
  examples: string;
};

const [, ...rows] = readFileSync('tests/contract/operations.tsv', 'utf8').trimEnd().split('\n');

/** The operations of the mall, all of them. */
export const designedCalls: DesignedCall[] = rows.map((row) => {
  const [operationId = '', call = '', parameters = '', body = '', examples = ''] = row.split('\t');
  return { operationId, call, parameters, body, examples };
});
