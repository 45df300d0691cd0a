import { and, count, desc, eq, exists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PageOfProductSummary, PageOfVoucher, Voucher } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { preparedFor } from '#service/db/prepared.ts';
import { products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { bestSelling, pageSummaries } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';
import { type VoucherRow, voucherIn } from './view.ts';
import { goodForProduct, goodsOfVoucher, listed } from '#service/offers/vouchers-in-force.ts';

const listMax = 50;

export type VoucherStore = ReturnType<typeof voucherStore>;

/** Vouchers as everybody sees them; who holds which is asked elsewhere (D6). */
export function voucherStore(db: Db, clock: Clock) {
  const newest = (reader: Reader, where: SQL | undefined) =>
    newestOf(db, and(listed(reader.region.regionId, clock()), where)).$dynamic();

  const shown = (row: VoucherRow, { region: { currency }, language }: Reader) =>
    voucherIn(row, { currency, language, now: clock() });

  return {
    async page(reader: Reader, scope: Voucher['scope'] | undefined, page: PageAsked): Promise<PageOfVoucher> {
      checkDepth(page);
      const where = scope && eq(vouchers.scope, scope);
      const rows = await newest(reader, where)
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const [counted] = await db
        .select({ total: count() })
        .from(vouchers)
        .where(and(listed(reader.region.regionId, clock()), where));
      return pageOf(
        rows.map((row) => shown(row, reader)),
        counted?.total ?? 0,
        page,
      );
    },

    /** The vouchers that can be used for a product: of the product, of its shop and of the mall. */
    async ofProduct(reader: Reader, { prodId, shopId }: ProductOfShop): Promise<Voucher[]> {
      const { regionId } = reader.region;
      const rows = await goodFor(db).execute({ prodId, shopId, regionId, now: clock().toISOString() });
      if (rows.length > 0) return rows.map((row) => shown(row, reader));
      const found = await db
        .select({ prodId: products.prodId })
        .from(products)
        .where(onShelfOf({ prodId, shopId }));
      if (found.length === 0) throw notFound();
      return [];
    },

    async ofShop(reader: Reader, shopId: number): Promise<Voucher[]> {
      const found = await db.select({ shopId: shops.shopId }).from(shops).where(eq(shops.shopId, shopId));
      if (found.length === 0) throw notFound();
      const rows = await newest(reader, eq(vouchers.shopId, shopId)).limit(listMax);
      return rows.map((row) => shown(row, reader));
    },

    /** The products on which a voucher can be used. Throws `resource.not_found` for a voucher of another region than the reader's. */
    async products(reader: Reader, couponId: number, page: PageAsked): Promise<PageOfProductSummary> {
      const [one] = await db
        .select()
        .from(vouchers)
        .where(and(eq(vouchers.couponId, couponId), eq(vouchers.regionId, reader.region.regionId)));
      if (!one) throw notFound();
      return pageSummaries(db, reader, { where: goodsOfVoucher(db, one), orderBy: bestSelling, page });
    },
  };
}

type ProductOfShop<Id = number> = { prodId: Id; shopId: Id };

const newestOf = (db: Db, where: SQL | undefined) =>
  db
    .select({ voucher: vouchers, shop: shops })
    .from(vouchers)
    .leftJoin(shops, eq(shops.shopId, vouchers.shopId))
    .where(where)
    .orderBy(desc(vouchers.startTime), desc(vouchers.couponId));

const onShelfOf = ({ prodId, shopId }: ProductOfShop<number | Placeholder>) =>
  and(eq(products.prodId, prodId), eq(products.shopId, shopId), eq(products.onShelf, true));

/** Every page of a product asks this, so it is prepared once for each database. */
const goodFor = preparedFor((db) => {
  const [prodId, shopId] = [sql.placeholder('prodId'), sql.placeholder('shopId')];
  const good = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(onShelfOf({ prodId, shopId }), goodForProduct()));
  const inForce = listed(sql.placeholder('regionId'), sql.placeholder('now'));
  return newestOf(db, and(inForce, exists(good)))
    .limit(listMax)
    .prepare('vouchers_of_product');
});
