import { errorCodes } from '../contract/error-codes.ts';
import type { Answer } from '../service/shop.ts';
import type { Call } from './calls.ts';
import type { Mounted } from './mounted.ts';

/** What every operation may say to a request that is not as described. */
const toMisfits = new Set([
  'request.malformed',
  'request.invalid',
  'request.too_large',
  'request.unsupported_type',
  'resource.not_found',
  'idempotency.key_required',
]);

type Problem = {
  status?: unknown;
  code?: unknown;
  desc?: unknown;
  traceId?: unknown;
  fields?: { code: string }[];
};

/** What is wrong with the body of a refusal. */
function problemFaults({ status, body, headers }: Answer): string[] {
  const { status: said, code, desc, traceId } = (typeof body === 'object' ? body : {}) as Problem;
  return [
    ...(headers.get('content-type')?.startsWith('application/json') ? [] : ['a refusal that is no JSON']),
    ...(said === status ? [] : [`the body says ${String(said)}`]),
    ...(typeof code === 'string' ? [] : ['a refusal without a code']),
    ...(typeof desc === 'string' && desc !== '' ? [] : ['a refusal without words']),
    // An answer that is given again is the one of the first request, whose number it tells.
    ...(traceId === headers.get('x-request-id') || headers.get('idempotency-replayed') === 'true'
      ? []
      : ['the number of the request is not told']),
  ];
}

/** The status with which a code is said by an operation. */
const statusOf = ({ isAuth }: Mounted, code: string) =>
  isAuth && code === 'request.invalid' ? 400 : errorCodes[code];

/** Every call may find a field wrong; the calls of a login say it with the code of that field. */
const isFieldCheck = ({ isAuth, isDescribed }: Mounted, { code, fields }: Problem) =>
  (code === 'request.invalid' && (isAuth || isDescribed(422))) ||
  (isAuth && fields?.some((field) => field.code === code));

function refusalFaults(operation: Mounted, { status, body }: Answer, fits: boolean): string[] {
  const code = String(body.code);
  if (statusOf(operation, code) !== status) return [`${code} is not said with ${status}`];
  if (operation.refusals(status)?.includes(code)) return [];
  if (isFieldCheck(operation, body)) return [];
  return !fits && toMisfits.has(code) ? [] : [`${code} is not described`];
}

const misfitStatuses = [400, 404, 413, 415, 422];

/** What is wrong with an answer; `fits` tells whether the request was as described. */
export function faultsOf(operation: Mounted, call: Call, answer: Answer, fits: boolean): string[] {
  const { status } = answer;
  if (status >= 500) return ['the service broke'];
  const faults = status >= 400 ? problemFaults(answer) : [];
  if (faults.length > 0) return faults;
  if (operation.token === 'needed' && call.broken === 'token') {
    return status === 401 ? refusalFaults(operation, answer, fits) : ['let in without a good token'];
  }
  if (status >= 400 && (fits || misfitStatuses.includes(status)))
    return refusalFaults(operation, answer, fits);
  if (!fits) return ['a request that is not as described was not refused for it'];
  return operation.isDescribed(status) ? [] : [`${status} is not described`];
}
