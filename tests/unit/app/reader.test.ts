import { expect, test } from 'vitest';
import { readReader, regionOf } from '#src/app/reader.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { regionKeys } from '#src/data/regions/regions.queries.ts';

const laos = { regionId: 659_006_000_345, countryCode: 'LA', timeZone: 'Asia/Vientiane' };
const asked = (cookie = '') => new Request('https://mall.invalid/', { headers: { cookie } });

test('who has chosen no region is in Sri Lanka; a choice is kept by the browser (S3.6, S9.9)', () => {
  expect(readReader(asked()).regionId).toBe(659_006_000_343);
  expect(readReader(asked(`mall_region=${laos.regionId}`)).regionId).toBe(laos.regionId);
  expect(readReader(asked('mall_region=%E0%A4%A')).regionId).toBe(659_006_000_343);
});

test('where the list of regions cannot be had, the region stays and the page has a clock (S8.8)', () => {
  const client = createQueryClient('server');
  expect(regionOf(client, laos.regionId)).toEqual({ regionCode: 'lk', timeZone: 'Asia/Colombo' });
  client.setQueryData(regionKeys.list(), [laos]);
  expect(regionOf(client, laos.regionId)).toEqual({ regionCode: 'la', timeZone: 'Asia/Vientiane' });
});
