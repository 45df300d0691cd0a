import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Message, StreamEvent } from '#openapi/schema.gen.ts';
import { aMessage, aMessageList, aSellerMessage } from '#mocks/fixtures/chat.ts';
import { aStreamReady, streamText } from '#mocks/fixtures/stream.ts';
import { cartKeys } from '#src/data/cart/cart.queries.ts';
import { chatKeys } from '#src/data/chat/chat.queries.ts';
import { applyEvent } from '#src/data/live/apply-event.ts';
import { eventsIn } from '#src/data/live/events-in.ts';
import { keepStream } from '#src/data/live/keep-stream.ts';
import { noteLine, unlessLive } from '#src/data/live/line.ts';
import { notificationKeys } from '#src/data/notices/notices.queries.ts';
import { orderKeys } from '#src/data/orders/orders.queries.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const id = '0000000000000007';

describe('the events of a stream', () => {
  test('are whole however the wire has cut them, and comments are signs of life only', async () => {
    const text = `${streamText(aStreamReady())}: 15 s\n\nid: ${id}\nevent: unread\ndata: {"chat":1,"notice":0}\n\n`;
    const wire = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const letter of text) controller.enqueue(bytes(letter));
        controller.close();
      },
    });
    const heard: string[] = [];
    const sign = vi.fn<() => void>();
    for await (const { event } of eventsIn(wire, sign)) heard.push(event);
    expect(heard).toEqual(['ready', 'unread']);
    expect(sign).toHaveBeenCalledTimes(text.length);
  });
});

describe('a line that is cut', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Keeps a stream whose tries come out as listed; afterwards nothing can be reached. */
  function kept(...tries: (string | undefined)[]) {
    const over = new AbortController();
    const at: number[] = [];
    const line: boolean[] = [];
    const began = Date.now();
    const keeping = keepStream({
      signal: over.signal,
      random: () => 0.5,
      hear: () => undefined,
      onLine: (open) => void line.push(open),
      async open() {
        at.push(Date.now() - began);
        const text = tries.shift();
        if (text === undefined) throw new TypeError('Failed to fetch');
        return new ReadableStream({
          start(wire) {
            wire.enqueue(bytes(text));
            wire.close();
          },
        });
      },
    });
    return { at, line, end: () => (over.abort(), keeping) };
  }

  const bye = (reason: string) =>
    `${streamText(aStreamReady())}id: ${id}\nevent: bye\ndata: {"reason":"${reason}"}\n\n`;

  test('is tried again after 1, 2, 5, 10 and 30 seconds; after three tries the page looks for itself', async () => {
    const { at, line, end } = kept();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(at).toEqual([0, 1_000, 3_000, 8_000, 18_000, 48_000, 78_000]);
    expect([...new Set(line)]).toEqual([false]);
    await end();
  });

  test('comes back at once when only the token had ended, and after a while when there are too many', async () => {
    const again = kept(bye('TOKEN_EXPIRED'), bye('TOO_MANY_STREAMS'), bye('SERVER_RESTART'));
    await vi.advanceTimersByTimeAsync(10);
    expect(again.at).toHaveLength(2);
    expect(again.line).toEqual([true, true, false]);
    await vi.advanceTimersByTimeAsync(32_000);
    expect(again.at.slice(0, 4)).toEqual([0, 0, 30_000, 31_500]);
    await again.end();
  });

  test('counts as dead after 35 silent seconds', async () => {
    const over = new AbortController();
    const open = vi.fn<(signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>>(
      async (signal) =>
        new ReadableStream({
          start: (wire) => signal.addEventListener('abort', () => wire.error(signal.reason)),
        }),
    );
    const keeping = keepStream({ open, signal: over.signal, hear: () => undefined, onLine: () => undefined });
    await vi.advanceTimersByTimeAsync(34_000);
    expect(open).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(open).toHaveBeenCalledTimes(2);
    over.abort();
    await keeping;
  });
});

describe('an event', () => {
  let queryClient: QueryClient;
  const mine = aMessage({ status: 'SENT' });
  const said = () =>
    queryClient.getQueryData<{ pages: { records: Message[] }[] }>(chatKeys.messages('cv_11'));
  const words = () => said()?.pages[0]?.records.map(({ messageId, status }) => [messageId, status]);
  const tell = (event: object) => applyEvent(queryClient, { id, ...event } as StreamEvent);
  beforeEach(() => {
    queryClient = new QueryClient();
    queryClient.setQueryData(chatKeys.messages('cv_11'), {
      pages: [aMessageList({ records: [mine] })],
      pageParams: [''],
    });
  });

  test('of a message puts it at the end of its conversation, once (S1.38)', () => {
    const answer = aSellerMessage({ messageId: 'Z', conversationId: 'cv_11' });
    tell({ event: 'message', data: answer });
    tell({ event: 'message', data: answer });
    tell({ event: 'message', data: { ...answer, conversationId: 'cv_unread' } });
    expect(words()?.map(([messageId]) => messageId)).toEqual([mine.messageId, 'Z']);
    expect(queryClient.getQueryData(chatKeys.messages('cv_unread'))).toBeUndefined();
  });

  test('of a status brings own messages forward and never back', () => {
    const status = (to: string) =>
      tell({
        event: 'message.status',
        data: { conversationId: 'cv_11', upToMessageId: mine.messageId, status: to },
      });
    status('READ');
    status('DELIVERED');
    expect(words()).toEqual([[mine.messageId, 'READ']]);
  });

  test('of the counters sets both; those of orders and of the cart are loaded again (S2.86)', () => {
    queryClient.setQueryData(orderKeys.detail('1'), {});
    queryClient.setQueryData(cartKeys.info(1), {});
    tell({ event: 'unread', data: { chat: 2, notice: 5 } });
    expect(queryClient.getQueryData(chatKeys.unread())).toBe(2);
    expect(queryClient.getQueryData(notificationKeys.unread())).toBe(5);
    const stale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    tell({ event: 'order', data: {} });
    expect([stale(orderKeys.detail('1')), stale(cartKeys.info(1))]).toEqual([true, false]);
    tell({ event: 'cart', data: { skuId: 1 } });
    expect(stale(cartKeys.info(1))).toBe(true);
  });
});

test('what polls does not while the line is open', () => {
  const queryClient = new QueryClient();
  const every = unlessLive(queryClient, 5_000);
  expect(every()).toBe(5_000);
  noteLine(queryClient, true);
  expect(every()).toBe(false);
  noteLine(queryClient, false);
  expect(every()).toBe(5_000);
});
