import { desc, inArray, lt } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';

export type OutboxMessage = {
  channel: 'sms' | 'mail';
  to: string;
  subject: string;
  text: string;
  html?: string;
  code?: string;
};

export type OutboxStore = ReturnType<typeof outboxStore>;

/** Messages of a shop that has no sender for a channel. */
export function outboxStore(db: Db, clock: Clock) {
  return {
    async keep({ to, ...message }: OutboxMessage) {
      const now = clock();
      await db
        .insert(outboxMessages)
        .values({ ...message, destination: to, createdAt: now, sentAt: now, tries: 1 });
    },
    /** Removes messages that are older than a day: they are of no use, and they name people. */
    async sweep() {
      await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, daysAfter(clock(), -1)));
    },
    /** The newest fifty messages of some channels. */
    latest: (channels: readonly string[]) =>
      db
        .select({
          channel: outboxMessages.channel,
          to: outboxMessages.destination,
          subject: outboxMessages.subject,
          text: outboxMessages.text,
          html: outboxMessages.html,
          code: outboxMessages.code,
          createdAt: outboxMessages.createdAt,
        })
        .from(outboxMessages)
        .where(inArray(outboxMessages.channel, [...channels]))
        .orderBy(desc(outboxMessages.id))
        .limit(50),
  };
}
