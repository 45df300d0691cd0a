/** What a kept event is about; `out` is never kept: it ends the streams of a session. */
export type LiveKind =
  | 'message'
  | 'message.status'
  | 'conversation'
  | 'notice'
  | 'unread'
  | 'order'
  | 'cart'
  | 'out';

/** An event as the database tells it: whom it concerns and what it is about, never what it says. */
export type Told = {
  seq: number;
  userId: string | null;
  skuId: number | null;
  kind: LiveKind;
  ref: string;
};

/** The channel of the database on which events are told at the commit of their cause. */
export const liveChannel = 'mall_live';

/** Reads what was told on the channel. */
export function toldIn(payload: string): Told {
  const { seq = 0, userId = null, skuId = null, kind, ref } = JSON.parse(payload) as Partial<Told>;
  if (kind === undefined || ref === undefined) throw new Error(`not an event: ${payload}`);
  return { seq, userId, skuId, kind, ref };
}
