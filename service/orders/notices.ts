import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { users } from '#service/db/schema/users.ts';
import { carrierNumber } from '#service/domain/phone.ts';
import { written } from '#service/platform/letter.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { groupDoneWords, groupFailedWords, payTimeOutWords } from './messages/order-words.ts';

const letters = { payTimeOut: payTimeOutWords, groupDone: groupDoneWords, groupFailed: groupFailedWords };

export type OrderLetter = keyof typeof letters;

type About = { orderNumber: string; userId: string };

/**
 * Tells a buyer what has become of an order by time alone, by mail or else as a text message, in the language of the last
 * sign-in. It is written in the transaction of its cause, once for each order, and sent by whoever looks next.
 */
export async function writeOrderLetter(
  tx: Db,
  outbox: Pick<Outbox, 'write'>,
  { orderNumber, userId }: About,
  kind: OrderLetter,
): Promise<void> {
  const [buyer] = await tx
    .select({ mail: users.mail, mobile: users.mobile, language: users.language })
    .from(users)
    .where(eq(users.userId, userId));
  const to = buyer?.mail ?? (buyer?.mobile ? carrierNumber(buyer.mobile) : undefined);
  if (!buyer || to === undefined) return;
  const language = buyer.language ?? 'en';
  const { subject, text, html, short } = written(letters[kind][language]({ orderNumber }), language);
  const words =
    buyer.mail === null
      ? { channel: 'sms' as const, to, subject, text: short }
      : { channel: 'mail' as const, to, subject, text, html };
  await outbox.write(tx, { cause: `${kind} ${orderNumber}`, kind, userId, ...words });
}
