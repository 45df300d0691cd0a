/** Prints how much of the mall the contract describes. */
import { readFileSync } from 'node:fs';

type Media = { examples?: object };
type Answer = { content?: Record<string, Media> };
type Operation = { operationId: string; requestBody?: Answer; responses: Record<string, Answer> };

const { paths, components } = JSON.parse(readFileSync('openapi/contract.gen.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; responses: Record<string, Answer> };
};
const operations = Object.values(paths).flatMap((item) =>
  Object.values(item).filter(({ operationId }) => operationId),
);
const examplesOf = ({ content = {} }: Answer) =>
  Object.values(content).reduce((sum, { examples = {} }) => sum + Object.keys(examples).length, 0);
const examples = [
  ...operations.flatMap(({ requestBody = {}, responses }) => [requestBody, ...Object.values(responses)]),
  ...Object.values(components.responses),
].reduce((sum, answer) => sum + examplesOf(answer), 0);

console.log(
  `contract: ${operations.length} operations, ${Object.keys(components.schemas).length} schemas, ${examples} examples`,
);
