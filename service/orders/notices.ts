import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { type NoticeFacts, orderNotices as rows } from '#service/db/schema/order-notices.ts';
import type { NoticeKind } from '#service/db/schema/order-words.ts';
import { users } from '#service/db/schema/users.ts';
import type { Language } from '#service/domain/language.ts';
import { carrierNumber } from '#service/domain/phone.ts';
import type { ShopperMails } from '#service/mail-preferences/shopper-mails.ts';
import { written } from '#service/platform/letter.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { mailKindOf } from './mail-kinds.ts';
import { letterOf, textOf } from './messages/notice.ts';
import type { NoticeText } from './messages/told.ts';

type Told = {
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
   * Writes a notice in the transaction of its cause, and a mail to who has one and has not stopped its kind, in the language
   * of the last sign-in; the same cause is told once. Nothing is sent before the commit.
   */
  write(tx: Db, told: Told): Promise<void>;
};

/** What time alone brings about is told by text message to those who have no mail: nobody would look for it. */
const alsoBySms: ReadonlySet<NoticeText> = new Set<NoticeText>([
  'CANCELLED_PAY_TIMEOUT',
  'GROUP_DONE',
  'GROUP_FAILED',
]);

type NoticeDoors = { outbox: Pick<Outbox, 'write'>; mails: ShopperMails };

/** Tells buyers what becomes of their orders. */
export const orderNotices = ({ outbox, mails }: NoticeDoors): OrderNotices => ({
  async write(tx, { kind, orderNumber, userId, refundSn = null, facts = {}, of, now }) {
    const text = textOf({ kind, facts });
    const cause = [text, orderNumber, of].filter(Boolean).join(' ');
    const [kept] = await tx
      .insert(rows)
      .values({ userId, orderNumber, refundSn, kind, facts, cause, createdAt: now })
      .onConflictDoNothing({ target: rows.cause })
      .returning({ noticeId: rows.noticeId });
    if (!kept) return;
    const letter = (language: Language) => letterOf({ kind, orderNumber, facts }, language);
    const tells = `order.${text}`;
    await mails.write(tx, { userId, kind: mailKindOf[text], cause, tells, letter });
    if (!alsoBySms.has(text)) return;
    const [buyer] = await tx
      .select({ mail: users.mail, mobile: users.mobile, language: users.language })
      .from(users)
      .where(eq(users.userId, userId));
    if (!buyer || buyer.mail !== null || buyer.mobile === null) return;
    const language = buyer.language ?? 'en';
    const { subject, short } = written(letter(language), language);
    const to = carrierNumber(buyer.mobile);
    await outbox.write(tx, { cause, kind: tells, userId, subject, channel: 'sms', to, text: short });
  },
});
