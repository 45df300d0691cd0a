import type { Context } from 'hono';

/** Milliseconds for the client to read the answer before the connection is closed, although the client still sends. */
const lingerMs = 500;

/**
 * Sends an answer before the request's body was read to its end, and closes the connection `lingerMs` later without reading the
 * rest. If it were closed at once, the client would often get a connection reset instead of the answer.
 */
export async function answerEarly(c: Context, answer: Response): Promise<Response> {
  if (!(c.env as { outgoing?: unknown } | undefined)?.outgoing) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set('Connection', 'close');
  headers.set('Content-Length', String(bytes.length));
  const lingering = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(bytes);
      setTimeout(() => {
        try {
          stream.close();
        } catch {
          // The client has left before.
        }
      }, lingerMs);
    },
  });
  return new Response(lingering, { status: answer.status, headers });
}
