import { setTimeout as pause } from 'node:timers/promises';
import type { StreamEvent } from '#openapi/schema.gen.ts';
import { faultsOf } from '../contract/bundle.ts';
import type { Shop, Shopper } from './shop.ts';

type Asked = { lastEventId?: string | undefined; language?: string };

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Opens a member's stream at a shop and gathers what it says; every event is checked against the contract. */
export async function listen(
  shop: Pick<Shop, 'service'>,
  shopper: Pick<Shopper, 'session'>,
  { lastEventId, language = 'en' }: Asked = {},
) {
  const request = new Request('http://localhost:3000/api/p/chat/stream', {
    headers: {
      Authorization: `Bearer ${shopper.session.access_token}`,
      'Accept-Language': language,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    },
  });
  const response = await shop.service.app.fetch(request, {
    incoming: { socket: { remoteAddress: '127.0.0.1' } },
  });
  const events: StreamEvent[] = [];
  let comments = 0;
  let ended = false;
  const reader = response.body?.getReader();
  async function read() {
    const text = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      const blocks = (rest + text.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith(':')) comments += 1;
        else events.push(eventIn(block));
      }
    }
    ended = true;
  }
  const reading = response.status === 200 ? read() : Promise.resolve();

  return {
    status: response.status,
    headers: response.headers,
    events,
    comments: () => comments,
    ended: () => ended,
    of: <E extends StreamEvent['event']>(event: E) =>
      events.filter((one): one is Extract<StreamEvent, { event: E }> => one.event === event),
    lastId: () => events.at(-1)?.id ?? '',
    /** Waits for something to be so, two seconds at most. */
    async until(holds: () => boolean) {
      for (let tries = 0; tries < 200 && !holds(); tries += 1) await pause(10);
      if (!holds()) throw new Error(`it never came: ${JSON.stringify(events.map(({ event }) => event))}`);
    },
    async close() {
      await reader?.cancel();
      await reading;
    },
  };
}

function eventIn(block: string): StreamEvent {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
  const event = { id: line('id'), event: line('event'), data: JSON.parse(line('data')) as unknown };
  const faults = faultsOf('/components/schemas/StreamEvent', event);
  if (faults.length > 0) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(faults)}`);
  return event as StreamEvent;
}
