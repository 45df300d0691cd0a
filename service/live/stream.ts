import type { StreamEvent } from '#openapi/schema.gen.ts';
import type { Language } from '#service/domain/language.ts';
import { waitingMax } from './rules.ts';

type Listener = {
  userId: string;
  sessionId: string;
  language: Language;
  /** Expiry of the access token; the stream ends then. */
  expiresAt: Date;
};

export type LiveStream = Listener & {
  body: ReadableStream<Uint8Array>;
  send(event: StreamEvent): void;
  /** The heartbeat: an SSE comment. */
  beat(): void;
  close(): void;
  /** Numbers of the events that were sent again after a reconnect; a notification of one of them is ignored. */
  replayed: Set<number>;
};

const letters = new TextEncoder();
const comment = letters.encode(': 15 s\n\n');

const block = ({ id, event, data }: StreamEvent) =>
  letters.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** One open stream. A client that does not read is disconnected; it gets the missed events after reconnecting. */
export function openStream(listener: Listener, onGone: (stream: LiveStream) => void): LiveStream {
  let wire: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (bytes: Uint8Array) => {
    if (!wire) return;
    wire.enqueue(bytes);
    if ((wire.desiredSize ?? 0) < -waitingMax) stream.close();
  };
  const stream: LiveStream = {
    ...listener,
    replayed: new Set(),
    body: new ReadableStream<Uint8Array>({
      start: (controller) => void (wire = controller),
      cancel() {
        wire = undefined;
        onGone(stream);
      },
    }),
    send: (event) => write(block(event)),
    beat: () => write(comment),
    close() {
      if (!wire) return;
      wire.close();
      wire = undefined;
      onGone(stream);
    },
  };
  return stream;
}
