import { and, desc, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { mailboxMinutes } from './outbox-rules.ts';

export type DevMailboxStore = ReturnType<typeof devMailboxStore>;

/** Queries of the development mailbox. */
export const devMailboxStore = (db: Db, clock: Clock) => ({
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
      .where(
        and(
          inArray(outboxMessages.channel, [...channels]),
          isNotNull(outboxMessages.sentAt),
          gt(outboxMessages.createdAt, minutesAfter(clock(), -mailboxMinutes)),
        ),
      )
      .orderBy(desc(outboxMessages.id))
      .limit(50),
});
