/** Thrown while a request's body is read, when the client's connection ended before the body did. */
export class RequestAborted extends Error {
  constructor(cause: unknown) {
    super('the client went away in the middle of its request', { cause });
    this.name = 'RequestAborted';
  }
}

/** The chunks of a request's body as they come; throws `RequestAborted` when the client goes away. */
export async function* bodyChunks(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read().catch((fault: unknown) => {
      throw new RequestAborted(fault);
    });
    if (done) return;
    yield value;
  }
}

/**
 * True for what is thrown or reported because a client left: a body cut short, or an answer that nobody waits for any more
 * (an aborted signal's reason is an AbortError, or the server's own sentence).
 */
export function isClientAbort(fault: unknown): boolean {
  if (fault instanceof RequestAborted) return true;
  if (fault instanceof DOMException) return fault.name === 'AbortError';
  if (fault instanceof Error)
    return fault.name === 'AbortError' || (fault as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';
  return typeof fault === 'string' && /^(?:Error: aborted|Client connection prematurely closed)/.test(fault);
}
