import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { Compiled } from '#src/i18n/catalogue.ts';
import type { Language } from '#src/i18n/languages.ts';

/** Files of the build that a page needs before it runs. */
export type PageAssets = { css: string[]; preload: string[] };

/** What the server tells the browser about the page that it rendered. */
export type PageState = {
  language: Language;
  /** Those of the page's first view, in that language. */
  words: Compiled;
  regionId: number;
  /** Lower-case country code of the region, for its pattern. */
  regionCode: string;
  /** The region's IANA time zone. */
  timeZone: string;
  assets: PageAssets;
  query: DehydratedState;
  router: HydrationState;
};

/** An answer that came after the page's shell: query hash, whether it is good, the data. */
export type StreamedAnswer = [hash: string, ok: 1 | 0, data: unknown];

declare global {
  interface Window {
    __MALL__: PageState;
    __ANSWERS__?: StreamedAnswer[] | { push(...answers: StreamedAnswer[]): number };
  }
}

/** JSON for an inline script: nothing in it can end the script or open another (R5). */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
