import type { ErrorObject } from 'ajv';
import { type FieldFault, Refusal, type RefusalCode } from '#service/domain/refusal.ts';

const faultOf: Record<string, FieldFault> = {
  required: 'required',
  type: 'type',
  format: 'format',
  pattern: 'format',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  minItems: 'too_few',
  minProperties: 'too_few',
  maxItems: 'too_many',
  maxProperties: 'too_many',
  enum: 'not_listed',
  const: 'not_listed',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
};

/** Fields for which the specification has a sentence of its own when their format is wrong (S5.2, S5.18). */
const named: Record<string, FieldFault & RefusalCode> = {
  mobile: 'phone.invalid',
  altMobile: 'phone.invalid',
  userMobile: 'phone.invalid',
  mail: 'mail.invalid',
  userMail: 'mail.invalid',
  code: 'code.invalid',
};

/** Operations that list `password.weak` report a malformed new password as weak. */
const passwords = ['password', 'loginPassword'];

/** Validation errors as JSON pointers with one fault per field; errors of `oneOf` branches are left out. */
function fieldFaults(errors: readonly ErrorObject[], takesNewPassword = false) {
  const faults = new Map<string, FieldFault>();
  for (const { keyword, instancePath, params } of errors) {
    const inner = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
    const field = `${instancePath}${inner === undefined ? '' : `/${String(inner)}`}`.slice(0, 100);
    const plain = faultOf[keyword];
    if (!plain || faults.has(field)) continue;
    const name = field.slice(field.lastIndexOf('/') + 1);
    const special = takesNewPassword && passwords.includes(name) ? 'password.weak' : named[name];
    faults.set(field, special && plain !== 'required' && plain !== 'unknown' ? special : plain);
  }
  if (faults.size === 0) faults.set(errors[0]?.instancePath ?? '', 'format');
  return Array.from(faults, ([field, code]) => ({ field, code }));
}

type Said = { tags: readonly string[]; errorCodes: readonly string[] };

/**
 * The refusal of a request that does not fit the description. On the auth calls a wrong number, mail or code is the
 * refusal itself, because the specification shows its text as a toast there (S8.1 to S8.4).
 */
export function invalidRequest(errors: readonly ErrorObject[], { tags, errorCodes }: Said): Refusal {
  const fields = fieldFaults(errors, errorCodes.includes('password.weak'));
  const first = fields[0]?.code;
  if (first === 'password.weak') return new Refusal(first, { fields });
  const own = Object.values(named).find((code) => code === first);
  return new Refusal(tags.includes('auth') && own ? own : 'request.invalid', { fields });
}
