import type { promoCodes } from '#service/db/schema/held-vouchers.ts';
import type { LocalisedText } from '#service/db/schema/columns.ts';
import type { vouchers } from '#service/db/schema/vouchers.ts';
import type { Catalogue, MoneyByRegion } from './catalogue.ts';
import type { SeedDay } from './seed-day.ts';

type ByCode = {
  id: number;
  code: string;
  name: LocalisedText;
  percentOff: number | null;
  cap: MoneyByRegion | null;
};

/** The vouchers of the promo codes; each is valid for thirty days after the code was used. */
const given: readonly ByCode[] = [
  {
    id: 7901,
    code: 'ICAN10',
    name: {
      en: '10% off with a code',
      zh: '优惠码 9 折',
      tr: 'Kodla %10 indirim',
      ru: 'Скидка 10 % по коду',
      pt: '10% de desconto com um código',
    },
    percentOff: 10,
    cap: { LK: 100_000, CN: 2_500, LA: 7_000_000, TR: 14_000 },
  },
  {
    id: 7902,
    code: 'SHIPFREE',
    name: {
      en: 'Free delivery with a code',
      zh: '优惠码免运费',
      tr: 'Kodla ücretsiz teslimat',
      ru: 'Бесплатная доставка по коду',
      pt: 'Entrega grátis com um código',
    },
    percentOff: null,
    cap: null,
  },
];

const validDays = 30;
const pieces = 10_000;
const daysOn = 365;

const inEachRegion = ({ regions }: Catalogue) =>
  given.flatMap((one) =>
    regions.map(({ id: regionId, code }, place) => ({
      ...one,
      regionId,
      region: code,
      couponId: one.id * 10 + place + 1,
    })),
  );

/** The vouchers of the promo codes, which no list shows. */
export const codeVoucherRows = (catalogue: Catalogue, day: SeedDay): (typeof vouchers.$inferInsert)[] =>
  inEachRegion(catalogue).map(({ couponId, regionId, region, name, percentOff, cap }) => ({
    couponId,
    regionId,
    name,
    scope: 'MALL',
    type: percentOff === null ? 'FREE_SHIPPING' : 'PERCENT',
    percentOff,
    reduceAmount: null,
    capAmount: cap?.[region] ?? null,
    minSpend: 0,
    shopId: null,
    allProducts: true,
    audience: 'ALL',
    startTime: day.hours(-24),
    endTime: day.hours(24 * daysOn),
    validDays,
    byCode: true,
    total: pieces,
    collected: 0,
    perUserLimit: 1,
  }));

export const promoCodeRows = (catalogue: Catalogue): (typeof promoCodes.$inferInsert)[] =>
  inEachRegion(catalogue).map(({ code, regionId, couponId }) => ({ code, regionId, couponId }));
