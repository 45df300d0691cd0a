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
  /** With which links in mails begin, as `https://shop.example`. */
  linkOrigin: string;
};

/** As many members as one run tells; the next one goes on, those who have waited longest first. */
const atOnce = 500;

/** Tells those who wait for a SKU that it is back: once each, and only while there are pieces. */
export function stockReturns({ db, clock, outbox, mails, linkOrigin }: ReturnParts) {
  /** Takes the watch in this transaction: whoever comes second finds nobody waiting. */
  async function tell(tx: Db, { userId, skuId }: { userId: string; skuId: number }) {
    const ofWatch = and(eq(rows.userId, userId), eq(rows.skuId, skuId), isNull(rows.toldAt));
    const [taken] = await tx.update(rows).set({ toldAt: clock() }).where(ofWatch).returning();
    if (!taken) return undefined;
    const [found] = await watched(tx).where(and(eq(rows.userId, userId), eq(rows.skuId, skuId), canBeBought));
    // Sold out again since it was found: the member goes on waiting.
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

  /** Who has no mail has asked to be told all the same. */
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
    /** Tells everybody who waits for something that can be bought now. */
    async tellDue() {
      const due = await watched(db)
        .where(and(isNull(rows.toldAt), canBeBought))
        .orderBy(asc(rows.askedAt))
        .limit(atOnce);
      await eachApart(due, async ({ watch }) =>
        outbox.sendSoon(await inTransaction(db, (tx) => tell(tx, watch))),
      );
    },

    /** Forgets what was told long ago. */
    clean: () => db.delete(rows).where(lt(rows.toldAt, daysAfter(clock(), -toldWatchDays))),
  };
}
