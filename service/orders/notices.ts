import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { type NoticeFacts, orderNotices as rows } from '#service/db/schema/order-notices.ts';
import type { NoticeKind } from '#service/db/schema/order-words.ts';
import { users } from '#service/db/schema/users.ts';
import { carrierNumber } from '#service/domain/phone.ts';
import { written } from '#service/platform/letter.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { letterOf, textOf } from './messages/notice.ts';
import type { NoticeText } from './messages/told.ts';

export type Told = {
  kind: NoticeKind;
  orderNumber: string;
  userId: string;
  /** When it tells of a refund. */
  refundSn?: string | undefined;
  facts?: NoticeFacts | undefined;
  /** What tells this cause from every other one of its kind at this order: a parcel, a refund's step. */
  of?: string | undefined;
  now: Date;
};

export type OrderNotices = {
  /**
   * Writes a notice in the transaction of its cause, and a mail where the buyer has one, in the language of the last sign-in;
   * the same cause is told once. Nothing is sent before the commit.
   */
  write(tx: Db, told: Told): Promise<void>;
};

/** What time alone brings about is told by text message to those who have no mail: nobody would look for it. */
const alsoBySms: ReadonlySet<NoticeText> = new Set<NoticeText>([
  'CANCELLED_PAY_TIMEOUT',
  'GROUP_DONE',
  'GROUP_FAILED',
]);

/** Tells buyers what becomes of their orders. */
export const orderNotices = (outbox: Pick<Outbox, 'write'>): OrderNotices => ({
  async write(tx, { kind, orderNumber, userId, refundSn = null, facts = {}, of, now }) {
    const text = textOf({ kind, facts });
    const cause = [text, orderNumber, of].filter(Boolean).join(' ');
    const [kept] = await tx
      .insert(rows)
      .values({ userId, orderNumber, refundSn, kind, facts, cause, createdAt: now })
      .onConflictDoNothing({ target: rows.cause })
      .returning({ noticeId: rows.noticeId });
    if (!kept) return;
    const [buyer] = await tx
      .select({ mail: users.mail, mobile: users.mobile, language: users.language })
      .from(users)
      .where(eq(users.userId, userId));
    if (!buyer) return;
    const language = buyer.language ?? 'en';
    const {
      subject,
      text: plain,
      html,
      short,
    } = written(letterOf({ kind, orderNumber, facts }, language), language);
    const told = { cause, kind: `order.${text}`, userId, subject };
    if (buyer.mail !== null) {
      await outbox.write(tx, { ...told, channel: 'mail', to: buyer.mail, text: plain, html });
    } else if (buyer.mobile !== null && alsoBySms.has(text)) {
      await outbox.write(tx, { ...told, channel: 'sms', to: carrierNumber(buyer.mobile), text: short });
    }
  },
});

/** The notices of a member, newest first; the operations that show them read by this. */
export const noticesOf = (db: Db, userId: string, orderNumber?: string) =>
  db
    .select()
    .from(rows)
    .where(
      and(eq(rows.userId, userId), orderNumber === undefined ? undefined : eq(rows.orderNumber, orderNumber)),
    )
    .orderBy(desc(rows.noticeId));
