import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { stockWatches as rows } from '#service/db/schema/stock-watches.ts';
import { users } from '#service/db/schema/users.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import { toldWatchDays } from '#service/domain/kept-limits.ts';
import { inLanguage, type Language } from '#service/domain/language.ts';
import { carrierNumber } from '#service/domain/phone.ts';
import type { ShopperMails } from '#service/mail-preferences/shopper-mails.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { written } from '#service/platform/letter.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { canBeBought, watched } from './watched.ts';
import { backInStock } from './words.ts';

type ReturnParts = {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  mails: ShopperMails;
  /** Origin of the links in mails, as `https://shop.example`. */
  linkOrigin: string;
};

/** Watches that one run of the job handles at most, the oldest first; the next run handles the rest. */
const atOnce = 500;

/** Tells those who wait for a SKU that it is back: once each, and only while there are pieces. */
export function stockReturns({ db, clock, outbox, mails, linkOrigin }: ReturnParts) {
  /** Tells one member. Marks the watch as told first, so that a second run at the same time does not tell again. */
  async function tell(tx: Db, { userId, skuId }: { userId: string; skuId: number }) {
    const ofWatch = and(eq(rows.userId, userId), eq(rows.skuId, skuId), isNull(rows.toldAt));
    const [taken] = await tx.update(rows).set({ toldAt: clock() }).where(ofWatch).returning();
    if (!taken) return undefined;
    const [found] = await watched(tx).where(and(eq(rows.userId, userId), eq(rows.skuId, skuId), canBeBought));
    // Sold out again since the query of `tellDue`: the watch stays open.
    if (!found) {
      await tx
        .update(rows)
        .set({ toldAt: null })
        .where(and(eq(rows.userId, userId), eq(rows.skuId, skuId)));
      return undefined;
    }
    const letter = (language: Language) =>
      backInStock[language]({
        product: inLanguage(found.prodName, language),
        option: inLanguage(found.skuName, language),
        link: `${linkOrigin}/products/${found.prodId}`,
      });
    const cause = `stockBack ${userId} ${skuId} ${taken.askedAt.toISOString()}`;
    const told = { userId, cause, tells: 'stock.BACK', letter };
    return (await mails.write(tx, { ...told, kind: 'BACK_IN_STOCK' })) ?? tellBySms(tx, told);
  }

  type Told = {
    userId: string;
    cause: string;
    tells: string;
    letter: (language: Language) => ReturnType<typeof backInStock.en>;
  };

  /** Text message to a member without mail address; undefined when the member has a mail address or no number. */
  async function tellBySms(tx: Db, { userId, cause, tells, letter }: Told) {
    const [user] = await tx
      .select({ mail: users.mail, mobile: users.mobile, language: users.language })
      .from(users)
      .where(eq(users.userId, userId));
    if (!user || user.mail !== null || user.mobile === null) return undefined;
    const language = user.language ?? 'en';
    const { subject, short } = written(letter(language), language);
    const to = carrierNumber(user.mobile);
    return outbox.write(tx, { cause, kind: tells, userId, subject, channel: 'sms', to, text: short });
  }

  return {
    /** Job: tells the members whose watched SKU can be bought now. */
    async tellDue() {
      const due = await watched(db)
        .where(and(isNull(rows.toldAt), canBeBought))
        .orderBy(asc(rows.askedAt))
        .limit(atOnce);
      await eachApart(due, async ({ watch }) =>
        outbox.sendSoon(await inTransaction(db, (tx) => tell(tx, watch))),
      );
    },

    /** Job: deletes watches that were told more than `toldWatchDays` days ago. */
    clean: () => db.delete(rows).where(lt(rows.toldAt, daysAfter(clock(), -toldWatchDays))),
  };
}
