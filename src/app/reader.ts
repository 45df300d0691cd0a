import type { QueryClient } from '@tanstack/react-query';
import { regionKeys } from '#src/data/regions/regions.queries.ts';
import { defaultRegionId } from '#src/domain/limits.ts';
import { isLanguage, type Language, pickLanguage } from '#src/i18n/languages.ts';
import { readCookie } from '#src/state/storage.ts';
import type { Region } from '#openapi/schema.gen.ts';

/** What a server-rendered page may depend on besides its address: language and region, nothing else (decision 4). */
export type Reader = { language: Language; regionId: number };

/** The language that an address asks for (`?lang=zh`), so that each language of a page can be linked and found. */
export function askedLanguage({ searchParams }: URL): Language | undefined {
  const asked = searchParams.get('lang') ?? undefined;
  return isLanguage(asked) ? asked : undefined;
}

export function readReader(request: Request): Reader {
  const cookies = request.headers.get('cookie') ?? '';
  const asked = askedLanguage(new URL(request.url));
  const stored = asked ?? choiceIn(cookies, 'mall_lang');
  const regionId = Number(choiceIn(cookies, 'mall_region'));
  return {
    language: pickLanguage(stored, request.headers.get('accept-language')),
    regionId: Number.isSafeInteger(regionId) && regionId > 0 ? regionId : defaultRegionId,
  };
}

/** A choice that the reader's browser sends; one that cannot be decoded is none. */
function choiceIn(cookies: string, name: 'mall_lang' | 'mall_region') {
  try {
    return readCookie(cookies, name);
  } catch {
    return undefined;
  }
}

/** The region's code and clock, from the list that the frame of every page asks for; Sri Lanka's when it failed (S8.8). */
export function regionOf(
  queryClient: QueryClient,
  regionId: number,
): { regionCode: string; timeZone: string } {
  const regions = queryClient.getQueryData<Region[]>(regionKeys.list());
  const region = regions?.find((one) => one.regionId === regionId);
  return {
    regionCode: region?.countryCode.toLowerCase() ?? 'lk',
    timeZone: region?.timeZone ?? 'Asia/Colombo',
  };
}
