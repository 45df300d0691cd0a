import type { Problem } from '#openapi/schema.gen.ts';

/** What the service said no with: its words (`desc`) are the reader's, its `code` is for programs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problem: Problem;
  /** Milliseconds after which it was there. */
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
  /** Milliseconds after which that was known. */
  readonly afterMs: number;

  constructor(message: string, { cause, afterMs = 0 }: { cause?: unknown; afterMs?: number } = {}) {
    super(message, { cause });
    this.afterMs = afterMs;
  }
}

/** Milliseconds after which each answer was there. */
export const answeredAfter = new WeakMap<Response, number>();

/** True for a refusal with one of these codes. */
export const isRefusal = (error: unknown, ...codes: string[]): error is Refusal =>
  error instanceof Refusal && (codes.length === 0 || codes.includes(error.code));

type Answer<T> = { data?: T; error?: unknown; response: Response };

/** The body of an answer; throws its Refusal. An answer that is not the contract's becomes `server.error`. */
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
