import { useQuery } from '@tanstack/react-query';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';

/** The country codes of the sales regions with their flags, the own one first (S3.8). */
export function useCountryCodes() {
  const shop = useShop();
  const { data: regions = [] } = useQuery(regionQueries.list(shop));
  return regions
    .toSorted((a, b) => Number(b.regionId === shop.regionId) - Number(a.regionId === shop.regionId))
    .map(({ phoneCode, regionName, flag }) => ({
      key: phoneCode,
      name: `${regionName} (+${phoneCode})`,
      flag,
    }));
}
