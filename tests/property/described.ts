import { resolved } from '../contract/bundle.ts';
import { addressOf, type Call, textOf } from './calls.ts';
import { fitCheck } from './fits.ts';
import type { Mounted, Parameter } from './mounted.ts';
import type { Schema } from './schema-branches.ts';

/** The longest address that is read, in characters. */
const addressMax = 4_096;
const digits = /^-?(?:0|[1-9]\d*)$/;

/** What the text of an address means under a schema; a text that is no such thing stays a text, and so does not fit. */
function meant(text: string, { type }: Schema): unknown {
  if (type === 'integer' && digits.test(text)) return Number(text);
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

function valueOf({ schema }: Parameter, texts: readonly string[]): unknown {
  const { type, items = {}, ...own } = resolved<Schema>(schema);
  if (type === 'array') return texts.map((text) => meant(text, resolved<Schema>(items)));
  return texts.length === 1 ? meant(texts[0] ?? '', { type, ...own }) : texts;
}

/** A check of requests against the description of an operation, written apart from the service's own. */
export function describedCheck(operation: Mounted): (call: Call) => boolean {
  const { parameters, body } = operation;
  const said = (call: Call, { name, in: where }: Parameter): string[] => {
    if (where === 'path') return [textOf(call.path[name])];
    if (where === 'query')
      return call.query.filter(([one]) => one === name).map(([, value]) => textOf(value));
    return call.headers[name] === undefined ? [] : [call.headers[name]];
  };
  // The other headers are wishes of the reader: what cannot be met is passed over.
  const binding = parameters.filter(
    ({ in: where, name }) => where !== 'header' || name === 'Idempotency-Key',
  );
  const checks = binding.map((one) => ({ one, fits: fitCheck(one.schema) }));
  const bodyFits = body && fitCheck(body);
  return (call) =>
    call.broken !== 'bytes' &&
    `http://localhost:3000${addressOf(operation, call)}`.length <= addressMax &&
    checks.every(({ one, fits }) => {
      const texts = said(call, one);
      return texts.length === 0 ? !one.required : fits(valueOf(one, texts));
    }) &&
    // What JSON cannot say is not sent.
    (!bodyFits || (call.body !== undefined && bodyFits(JSON.parse(JSON.stringify(call.body)))));
}
