import type { StreamEvent } from '#openapi/schema.gen.ts';

/**
 * Parses a stream of server-sent events. `onSign` is called for every chunk, comments included, so that the caller
 * can detect a dead connection by silence. Unknown kinds of events are ignored.
 */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const letters = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const blocks = (rest + letters.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): StreamEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  if (!id || !event || data === undefined) return undefined;
  return { id, event, data: JSON.parse(data) as unknown } as StreamEvent;
}
