import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { bundle } from '../contract/bundle.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(bundle, 'contract');

/** A check of values against a schema of the contract. */
export function fitCheck(schema: object): (value: unknown) => boolean {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const check = ajv.compile(JSON.parse(text) as object);
  return (value) => check(value);
}
