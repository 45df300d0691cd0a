import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { addresses } from '#service/db/schema/addresses.ts';
import { bankCards } from '#service/db/schema/bank-cards.ts';
import { orders } from '#service/db/schema/orders.ts';
import { users } from '#service/db/schema/users.ts';
import type { Traces } from './rules.ts';

/** The traces of a member, from the account, its addresses, orders and saved cards. */
export async function tracesOf(tx: Db, userId: string): Promise<Traces> {
  const [user] = await tx
    .select({ mail: users.mail, mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, userId));
  const book = await tx
    .select({ mobile: addresses.mobile, altMobile: addresses.altMobile })
    .from(addresses)
    .where(eq(addresses.userId, userId));
  const sent = await tx
    .selectDistinct({ address: orders.address })
    .from(orders)
    .where(eq(orders.userId, userId));
  const cards = await tx
    .select({ processor: bankCards.processor, fingerprint: bankCards.fingerprint })
    .from(bankCards)
    .where(eq(bankCards.userId, userId));
  const places = sent.map(({ address }) => address);
  const numbers = [user, ...book, ...places].flatMap((one) => [
    one?.mobile ?? '',
    (one && 'altMobile' in one ? one.altMobile : undefined) ?? '',
  ]);
  return {
    mail: user?.mail ?? null,
    mobiles: numbers.filter((number) => number !== ''),
    places: places.map(({ text }) => text),
    cards: cards.map(({ processor, fingerprint }) => `${processor} ${fingerprint}`),
  };
}
