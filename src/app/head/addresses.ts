import type { Language } from '#src/i18n/languages.ts';
import { listingSearch, readListing } from '#src/domain/listing/listing.ts';

/** The address with the language that it asks for; without one, the reader's own is used. */
export function languageOfAddress(canonical: string, language: Language | undefined): string {
  if (!language) return canonical;
  return `${canonical}${canonical.includes('?') ? '&' : '?'}lang=${language}`;
}

/** A path as an address that engines take: letters of every script percent-encoded. */
export const absolute = (origin: string, path: string) => new URL(origin + path).href;

/** A list's address: its further pages have addresses of their own. */
export const pageOfList = (path: string, search: URLSearchParams) =>
  path + listingSearch(new URLSearchParams(), { page: readListing(search).page });

type SharedPicture = { url: string; size?: { width: number; height: number } };

const own: SharedPicture & { path: string } = {
  path: '/share.png',
  url: '',
  size: { width: 1200, height: 630 },
};

/** The picture that a shared page shows: its own, large enough for a card, else the mall's. Drawings cannot be shown there. */
export function shared(origin: string, picture: string | null | undefined): SharedPicture {
  if (!picture || !/^\/media\/.+\.(webp|png|jpe?g)$/i.test(picture))
    return { url: origin + own.path, size: own.size };
  return { url: `${origin}${picture}?w=1280` };
}
