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
  /** The refund that the notice tells of; undefined where it tells of none. */
  refundSn?: string | undefined;
  facts?: NoticeFacts | undefined;
  /** Tells this cause from other causes of the same kind at the order, as a parcel id or a step of a refund does. */
  of?: string | undefined;
  now: Date;
};

export type OrderNotices = {
  /**
   * Writes a notice in the transaction of its cause, and a mail in the language of the last sign-in to a member who has an
   * address and has not stopped this kind of mail. The same cause is told once. Nothing is sent before the commit.
   */
  write(tx: Db, told: Told): Promise<void>;
};

/** Notices that also go by text message to members without mail: time alone causes them, so nobody would look for them. */
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
