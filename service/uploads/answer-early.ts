import type { Context } from 'hono';

/** Milliseconds for the client to read the answer before the connection, with what it still sends, is closed. */
const lingerMs = 500;

/**
 * An answer given before the request's body was read. The rest is not read: the answer goes out whole at once, its stream ends
 * a moment later, and with it the connection. Closed at once, the client would often see a reset in place of the answer.
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
