import { and, desc, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';

export type OutboxMessage = {
  channel: 'sms' | 'mail';
  to: string;
  subject: string;
  text: string;
  html?: string;
  code?: string;
};

/** Minutes for which a message is kept: it is of no use afterwards, and it names a person. */
const keptMinutes = 60;

export type OutboxStore = ReturnType<typeof outboxStore>;

/** Messages of a shop that has no sender for a channel. */
export function outboxStore(db: Db, clock: Clock) {
  const oldest = () => minutesAfter(clock(), -keptMinutes);
  return {
    async keep({ to, ...message }: OutboxMessage) {
      const now = clock();
      await db
        .insert(outboxMessages)
        .values({ ...message, destination: to, createdAt: now, sentAt: now, tries: 1 });
    },
    /** Removes messages that are older than an hour. */
    async sweep() {
      await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, oldest()));
    },
    /** The newest fifty messages of some channels, none older than an hour. */
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
        .where(and(inArray(outboxMessages.channel, [...channels]), gt(outboxMessages.createdAt, oldest())))
        .orderBy(desc(outboxMessages.id))
        .limit(50),
  };
}
