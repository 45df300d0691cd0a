import type { voucherProducts, vouchers } from '#service/db/schema/vouchers.ts';
import type { Catalogue, CatalogueVoucher, MoneyByRegion, RegionCode } from './catalogue.ts';
import { dayIn, type SeedDay } from './seed-day.ts';

type VoucherRow = typeof vouchers.$inferInsert;

const scopes = { mall: 'MALL', shop: 'SHOP', product: 'PRODUCT' } as const;
const types = { percent: 'PERCENT', fixed: 'AMOUNT', 'free-shipping': 'FREE_SHIPPING' } as const;

/** A voucher is valid in one region only: its id is the catalogue's id with one more digit for the region. */
const couponIdOf = (voucher: CatalogueVoucher, place: number) => voucher.id * 10 + place + 1;

/** A row for each region and voucher; vouchers that only the app can use are left out. */
export function voucherRows(catalogue: Catalogue, day: SeedDay): VoucherRow[] {
  return given(catalogue).map(({ voucher, region: { id: regionId, code, timeZone }, place }): VoucherRow => {
    const type = types[voucher.kind];
    const amount = (money: MoneyByRegion | null) => money?.[code] ?? null;
    return {
      couponId: couponIdOf(voucher, place),
      regionId,
      name: voucher.title,
      scope: scopes[voucher.type],
      type,
      percentOff: type === 'PERCENT' ? voucher.percent : null,
      reduceAmount: type === 'AMOUNT' ? amount(voucher.amount) : null,
      capAmount: type === 'AMOUNT' ? null : amount(voucher.cap),
      minSpend: amount(voucher.minSpend) ?? 0,
      shopId: voucher.shopId,
      allProducts: voucher.productIds.length === 0,
      audience: voucher.audience === 'new-user' ? 'NEW_USER' : 'ALL',
      startTime: dayIn(timeZone, day.moved(voucher.startsOn), 'begins'),
      endTime: dayIn(timeZone, day.moved(voucher.validThrough), 'ends'),
      total: voucher.total,
      collected: voucher.collected,
      perUserLimit: voucher.perUser,
    };
  });
}

export const voucherProductRows = (catalogue: Catalogue): (typeof voucherProducts.$inferInsert)[] =>
  given(catalogue).flatMap(({ voucher, place }) =>
    voucher.productIds.map((prodId) => ({ couponId: couponIdOf(voucher, place), prodId })),
  );

function given({ vouchers: all, regions, products }: Catalogue) {
  const known = new Set(products.map(({ id }) => id));
  const shown = all.filter(
    ({ audience, productIds }) => audience !== 'app' && productIds.every((id) => known.has(id)),
  );
  return shown.flatMap((voucher) =>
    regions.flatMap((region, place) =>
      voucher.regions.includes(region.code satisfies RegionCode) ? { voucher, region, place } : [],
    ),
  );
}
