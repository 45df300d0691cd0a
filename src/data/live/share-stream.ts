import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { chatKeys } from '../chat/chat.queries.ts';
import { orderKeys } from '../orders/orders.queries.ts';
import { applyEvent } from './apply-event.ts';
import { keepStream } from './keep-stream.ts';
import { noteLine } from './line.ts';

/** Name of the lock that tabs queue for; its holder keeps the stream for all of them. */
const turn = 'mall.live';
/** Milliseconds after which a tab that nobody sees hears nothing any more. */
const sleepAfterMs = 5 * 60_000;
/** Number of event ids that a tab remembers, to drop events that are sent again after a reconnect. */
const rememberedMax = 500;

/** Queries that open screens poll. */
const watched = [chatKeys.all, orderKeys.all];

type News = { userId: string } & ({ event: StreamEvent } | { open: boolean } | { asks: true });

type SharedStream = {
  shop: Shop;
  queryClient: QueryClient;
  /** User id of the events; tabs of another session ignore them. */
  userId: string;
};

/**
 * Receives a member's live events over one stream for all tabs: one tab holds it and forwards events to the others;
 * when that tab is closed another continues from the last event id. Returns a function that stops it.
 */
export function shareStream({ shop, queryClient, userId }: SharedStream): () => void {
  const over = new AbortController();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(turn) : undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  const tell = (news: News) => channel?.postMessage(news);
  const heard = new Set<string>();
  let last = '';
  let isOpen = false;
  let leads = false;

  function hear(event: StreamEvent) {
    if (event.id > last) last = event.id;
    const name = `${event.id} ${event.event}`;
    if (heard.has(name)) return;
    heard.add(name);
    for (const old of heard) if (heard.size > rememberedMax) heard.delete(old);
    applyEvent(queryClient, event);
  }

  function onLine(open: boolean) {
    if (isOpen === open) return;
    isOpen = open;
    noteLine(queryClient, open);
    // Polling stops or starts, and queries are refetched once, so that nothing between the last response and the
    // first event is missed.
    for (const queryKey of watched) void queryClient.invalidateQueries({ queryKey });
  }

  const open = async (signal: AbortSignal) => {
    const header = last ? { 'Last-Event-ID': last } : {};
    const body = unwrap(
      await shop.api.GET('/p/chat/stream', { params: { header }, parseAs: 'stream', signal }),
    ) as ReadableStream<Uint8Array> | null;
    if (!body) throw new Error('a stream without a body');
    return body;
  };

  async function lead(signal: AbortSignal) {
    leads = true;
    await keepStream({
      open,
      signal,
      hear(event) {
        tell({ userId, event });
        hear(event);
      },
      onLine(now) {
        tell({ userId, open: now });
        onLine(now);
      },
    });
    leads = false;
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.userId !== userId) return;
    if ('event' in data) hear(data.event);
    else if ('open' in data) onLine(data.open);
    else if (leads) tell({ userId, open: isOpen });
  });

  let awake: AbortController | undefined;
  let sleepy: ReturnType<typeof setTimeout> | undefined;
  function wake() {
    if (awake) return;
    awake = new AbortController();
    const signal = AbortSignal.any([over.signal, awake.signal]);
    const turnTaken =
      'locks' in navigator ? navigator.locks.request(turn, { signal }, () => lead(signal)) : lead(signal);
    // Aborted while waiting for the lock: not an error.
    void turnTaken.catch(() => undefined);
    tell({ userId, asks: true });
  }
  function sleep() {
    awake?.abort();
    awake = undefined;
  }
  function look() {
    clearTimeout(sleepy);
    if (document.visibilityState === 'visible') wake();
    else sleepy = setTimeout(sleep, sleepAfterMs);
  }
  document.addEventListener('visibilitychange', look, { signal: over.signal });
  look();

  return () => {
    clearTimeout(sleepy);
    over.abort();
    channel?.close();
    noteLine(queryClient, false);
  };
}
