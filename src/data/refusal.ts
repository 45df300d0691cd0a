import type { Problem } from '#openapi/schema.gen.ts';

/** An error response of the service: `message` (`desc`) is for the reader, `code` for programs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problem: Problem;
  /** Milliseconds until it arrived. */
  readonly afterMs: number;

  constructor(problem: Problem, afterMs = 0) {
    super(problem.desc);
    this.problem = problem;
    this.afterMs = afterMs;
  }

  get status() {
    return this.problem.status;
  }

  get code() {
    return this.problem.code;
  }
}

/** The service could not be reached, or did not answer in time. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  /** Milliseconds until the failure. */
  readonly afterMs: number;

  constructor(message: string, { cause, afterMs = 0 }: { cause?: unknown; afterMs?: number } = {}) {
    super(message, { cause });
    this.afterMs = afterMs;
  }
}

/** Duration of each response in milliseconds. */
export const answeredAfter = new WeakMap<Response, number>();

/** True for a refusal with one of these codes. */
export const isRefusal = (error: unknown, ...codes: string[]): error is Refusal =>
  error instanceof Refusal && (codes.length === 0 || codes.includes(error.code));

type Answer<T> = { data?: T; error?: unknown; response: Response };

/**
 * Returns the body of a response, or throws its `Refusal`. A response that does not follow the contract becomes
 * `server.error`.
 */
export function unwrap<T>({ data, error, response }: Answer<T>): T {
  if (response.ok) return data as T;
  throw new Refusal(isProblem(error) ? error : broken(response), answeredAfter.get(response));
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'desc' in error;

const broken = (response: Response): Problem => ({
  status: response.status,
  code: 'server.error',
  desc: 'Something went wrong',
  traceId: response.headers.get('x-request-id') ?? '',
});
