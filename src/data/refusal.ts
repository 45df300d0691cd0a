import type { Problem } from '#openapi/schema.gen.ts';

/** What the service said no with: its words (`desc`) are the reader's, its `code` is for programs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.desc);
    this.problem = problem;
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
}

/** True for a refusal with one of these codes. */
export const isRefusal = (error: unknown, ...codes: string[]): error is Refusal =>
  error instanceof Refusal && (codes.length === 0 || codes.includes(error.code));

type Answer<T> = { data?: T; error?: unknown; response: Response };

/** The body of an answer; throws its Refusal. An answer that is not the contract's becomes `server.error`. */
export function unwrap<T>({ data, error, response }: Answer<T>): T {
  if (response.ok) return data as T;
  throw new Refusal(isProblem(error) ? error : broken(response));
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'desc' in error;

const broken = (response: Response): Problem => ({
  status: response.status,
  code: 'server.error',
  desc: 'Something went wrong',
  traceId: response.headers.get('x-request-id') ?? '',
});
