/** Kinds of stored events; `out` is only notified, not stored: it ends the streams of a session. */
export type LiveKind =
  | 'message'
  | 'message.status'
  | 'conversation'
  | 'notice'
  | 'unread'
  | 'order'
  | 'cart'
  | 'out';

/** A notified event: whom it concerns and the id of what has changed, never the content. */
export type Told = {
  seq: number;
  userId: string | null;
  skuId: number | null;
  kind: LiveKind;
  ref: string;
};

/** The database's notification channel of live events; they are sent when their cause is committed. */
export const liveChannel = 'mall_live';

/** Reads a notification of the channel; throws when it is not an event. */
export function toldIn(payload: string): Told {
  const { seq = 0, userId = null, skuId = null, kind, ref } = JSON.parse(payload) as Partial<Told>;
  if (kind === undefined || ref === undefined) throw new Error(`not an event: ${payload}`);
  return { seq, userId, skuId, kind, ref };
}
