import { randomInt } from 'node:crypto';
import { minutesAfter } from '#service/domain/clock.ts';
import type { SystemNote } from './messages.ts';

export type ConversationState = 'OPEN' | 'CLOSED';
export type MessageStatus = 'SENT' | 'DELIVERED' | 'READ';

/** Messages that a member may send in one conversation within a minute. */
export const messagesPerMinute = 20;

/** Characters of a message at most. */
export const messageLettersMax = 1000;

/** The statuses before each status; the status of a message never goes back. */
export const statusesBefore: Record<MessageStatus, MessageStatus[]> = {
  SENT: [],
  DELIVERED: ['SENT'],
  READ: ['SENT', 'DELIVERED'],
};

/** Minutes after its last activity for which a shop counts as online. */
const presentMinutes = 5;

export const isPresent = (seenAt: Date | null, now: Date) =>
  seenAt !== null && minutesAfter(seenAt, presentMinutes) > now;

/** A conversation is open while it is not closed and its shop is open; `shopOpen` is null for the mall, which is always open. */
export const stateOfConversation = (state: string, shopOpen: boolean | null): ConversationState =>
  shopOpen !== false && state === 'OPEN' ? 'OPEN' : 'CLOSED';

/** Key of the system message when the shop, or the mall (null), closes a conversation. */
export const closingNote = (shopId: number | null): SystemNote =>
  shopId === null ? 'CLOSED_BY_MALL' : 'CLOSED';

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeSigns = 10;
const chanceSigns = 16;

/** A message id that sorts behind the conversation's last one, even when the clock was put back. */
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

/** A random conversation id, which cannot be guessed, because addresses contain it. */
export const newConversationId = () => `cv_${chance(20)}`;

const chance = (length: number) =>
  Array.from({ length }, () => signs[randomInt(signs.length)] ?? '').join('');

const timeOf = (messageId: string) =>
  Array.from(messageId.slice(0, timeSigns)).reduce(
    (sum, sign) => sum * signs.length + signs.indexOf(sign),
    0,
  );
