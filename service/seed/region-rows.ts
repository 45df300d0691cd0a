import type { areas, regions } from '#service/db/schema/regions.ts';
import { type AddressTree, type Catalogue, mediaUrl, type RegionCode } from './catalogue.ts';

type RegionRow = typeof regions.$inferInsert;
type AreaRow = typeof areas.$inferInsert;

/** What one coin takes off, and the lowest insurance premium of a parcel, in minor units of the region's currency. */
const tenders: Record<RegionCode, { coinValue: number; insuranceMin: number }> = {
  LK: { coinValue: 100, insuranceMin: 2_000 },
  CN: { coinValue: 5, insuranceMin: 100 },
  LA: { coinValue: 10_000, insuranceMin: 200_000 },
  TR: { coinValue: 20, insuranceMin: 400 },
};

/** One coin is earned for spending so many times its own value. */
const coinsPerCoin = 1_000;

export function regionRows({ regions: all, couriers }: Catalogue): RegionRow[] {
  return all.map((region, index) => ({
    regionId: region.id,
    countryCode: region.code,
    name: region.name,
    flag: mediaUrl(`flags/circle/${region.code.toLowerCase()}.svg`),
    phoneCode: region.phoneCode,
    currency: region.currency,
    timeZone: region.timeZone,
    couriers: couriers[region.code],
    isDefault: region.default ?? false,
    seq: index + 1,
    ...tenders[region.code],
    earnPer: tenders[region.code].coinValue * coinsPerCoin,
  }));
}

/** First digit of the area ids of a region. */
const areaDigit = { LK: 1, CN: 2, LA: 3, TR: 4 } as const satisfies Record<RegionCode, number>;

/**
 * The address trees. An area's id holds its path (region, province, district, town: 1 05 012 034), so that ids do not change when
 * an area is added elsewhere.
 */
export function areaRows({ regions: all }: Catalogue, trees: AddressTree): AreaRow[] {
  return all.flatMap(({ id: regionId, code }) =>
    trees[code].flatMap((province, provinceIndex) => {
      const provinceId = (areaDigit[code] * 100 + provinceIndex + 1) * 1_000_000;
      const own: AreaRow = { areaId: provinceId, regionId, parentId: null, level: 1, name: province.name };
      const below = province.districts.flatMap((district, districtIndex) => {
        const districtId = provinceId + (districtIndex + 1) * 1_000;
        return [
          { areaId: districtId, regionId, parentId: provinceId, level: 2, name: district.name },
          ...district.towns.map((name, townIndex) => ({
            areaId: districtId + townIndex + 1,
            regionId,
            parentId: districtId,
            level: 3,
            name,
          })),
        ];
      });
      return [own, ...below];
    }),
  );
}
