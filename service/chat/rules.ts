import { randomInt } from 'node:crypto';
import { minutesAfter } from '#service/domain/clock.ts';
import type { SystemNote } from './messages.ts';

export type ConversationState = 'OPEN' | 'CLOSED';
export type MessageStatus = 'SENT' | 'DELIVERED' | 'READ';

/** Messages that one side writes in a conversation within a minute. */
export const messagesPerMinute = 20;

/** Characters of a message. */
export const messageLettersMax = 1000;

/** Statuses that come before one: a message goes forward only. */
export const statusesBefore: Record<MessageStatus, MessageStatus[]> = {
  SENT: [],
  DELIVERED: ['SENT'],
  READ: ['SENT', 'DELIVERED'],
};

/** Minutes for which somebody of a shop counts as being there. */
const presentMinutes = 5;

export const isPresent = (seenAt: Date | null, now: Date) =>
  seenAt !== null && minutesAfter(seenAt, presentMinutes) > now;

/** A conversation takes messages while it is open and its shop is; the mall, which is no shop (null), always is. */
export const stateOfConversation = (state: string, shopOpen: boolean | null): ConversationState =>
  shopOpen !== false && state === 'OPEN' ? 'OPEN' : 'CLOSED';

/** What a conversation says when its other side ends it, by the name that is kept of it; the mall is no shop (null). */
export const closingNote = (shopId: number | null): SystemNote =>
  shopId === null ? 'CLOSED_BY_MALL' : 'CLOSED';

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeSigns = 10;
const chanceSigns = 16;

/** The number of a message: sorts behind the last one of its conversation, even when the clock was put back. */
export function newMessageId(now: Date, last: string | undefined): string {
  const time = Math.max(now.getTime(), last === undefined ? 0 : timeOf(last) + 1);
  let rest = time;
  let head = '';
  for (let place = 0; place < timeSigns; place += 1) {
    head = (signs[rest % signs.length] ?? '') + head;
    rest = Math.floor(rest / signs.length);
  }
  return head + chance(chanceSigns);
}

/** The number of a conversation: by chance alone, for it stands in addresses. */
export const newConversationId = () => `cv_${chance(20)}`;

const chance = (length: number) =>
  Array.from({ length }, () => signs[randomInt(signs.length)] ?? '').join('');

const timeOf = (messageId: string) =>
  Array.from(messageId.slice(0, timeSigns)).reduce(
    (sum, sign) => sum * signs.length + signs.indexOf(sign),
    0,
  );
