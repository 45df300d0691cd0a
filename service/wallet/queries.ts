import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PageOfWalletRecord, Wallet, WalletRecord, WalletRecordGroup } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { ledgerEntries, ledgerPostings } from '#service/db/schema/ledger.ts';
import { paymentRefunds, payments } from '#service/db/schema/payments.ts';
import { refunds } from '#service/db/schema/refunds.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { balance } from '#service/ledger/ledger.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { onWayToWallet } from '#service/refunds/on-way-to-wallet.ts';
import { groupOf, refundOf, wordOf } from './rules.ts';

/** A refund that was paid to a wallet; `refundSn` is null for a card refund without an after-sales refund. */
type Paid = { orderNumber: string; refundSn: string | null };

type Whose = { userId: string; currency: CurrencyCode };

/** A member's store credit in a currency; all of it is in the ledger. */
export function walletStore(db: Db) {
  const entries = ledgerEntries;
  const held = alias(ledgerEntries, 'held');
  const ofWallet = ({ userId, currency }: Whose) =>
    and(eq(entries.userId, userId), eq(entries.account, 'WALLET'), eq(entries.unit, currency));

  /** Order number and refund of the postings that refunds caused, by the refund number in the source. */
  async function ordersOf(sources: readonly string[]) {
    const numbers = sources.flatMap((source) => refundOf(source) ?? []);
    if (numbers.length === 0) return new Map<string, Paid>();
    const ofCards = await db
      .select({
        number: paymentRefunds.refundNo,
        orderNumber: paymentRefunds.orderNumber,
        refundSn: paymentRefunds.refundSn,
      })
      .from(paymentRefunds)
      .where(inArray(paymentRefunds.refundNo, numbers));
    const afterSales = await db
      .select({ number: refunds.refundSn, orderNumber: refunds.orderNumber, refundSn: refunds.refundSn })
      .from(refunds)
      .where(inArray(refunds.refundSn, numbers));
    return new Map<string, Paid>([...ofCards, ...afterSales].map(({ number, ...paid }) => [number, paid]));
  }

  return {
    /** The balance, and money that is expected: refunds that a card has refused, and accepted refunds that wait for the goods. */
    async get({ userId, currency }: Whose): Promise<Pick<Wallet, 'balance' | 'pending'>> {
      const [coming] = await db
        .select({ sum: sql<number>`coalesce(sum(${paymentRefunds.amount}), 0)`.mapWith(Number) })
        .from(paymentRefunds)
        .innerJoin(payments, eq(payments.payNo, paymentRefunds.payNo))
        .where(
          and(
            eq(payments.userId, userId),
            eq(paymentRefunds.currency, currency),
            eq(paymentRefunds.state, 'PENDING'),
            sql`${paymentRefunds.refusals} > 0`,
          ),
        );
      const amount = await balance(db, { userId, account: 'WALLET', unit: currency });
      return {
        balance: { amount, currency },
        pending: { amount: (coming?.sum ?? 0) + (await onWayToWallet(db, { userId, currency })), currency },
      };
    },

    /** Records of the wallet, newest first, each with the balance after it. */
    async page(
      whose: Whose,
      group: WalletRecordGroup | undefined,
      page: PageAsked,
    ): Promise<PageOfWalletRecord> {
      checkDepth(page);
      const { currency } = whose;
      // `kind` is derived from the source in code, not in SQL, so all records are read before they are filtered.
      const all = await db
        .select({
          entryId: entries.entryId,
          amount: entries.amount,
          after: sql<number>`sum(${entries.amount}) over (order by ${entries.entryId})`.mapWith(Number),
          source: ledgerPostings.source,
          at: ledgerPostings.at,
          wasHeld: sql<boolean>`${exists(
            db
              .select({ found: sql`1` })
              .from(held)
              .where(and(eq(held.postingId, entries.postingId), eq(held.account, 'WALLET_HELD'))),
          )}`,
        })
        .from(entries)
        .innerJoin(ledgerPostings, eq(ledgerPostings.postingId, entries.postingId))
        .where(ofWallet(whose))
        .orderBy(desc(entries.entryId));
      const asked = group ? all.filter((row) => groupOf(wordOf(row).kind) === group) : all;
      const rows = asked.slice((page.current - 1) * page.size, page.current * page.size);
      const paidOrders = await ordersOf(rows.map(({ source }) => source));
      const records = rows.map((row): WalletRecord => {
        const { kind, orderNumber } = wordOf(row);
        const paid = paidOrders.get(refundOf(row.source) ?? '');
        return {
          recordId: row.entryId,
          kind,
          amount: { amount: row.amount, currency },
          balanceAfter: { amount: row.after, currency },
          orderNumber: orderNumber ?? paid?.orderNumber ?? null,
          refundSn: paid?.refundSn ?? null,
          createTime: row.at.toISOString(),
        };
      });
      return pageOf(records, asked.length, page);
    },
  };
}
