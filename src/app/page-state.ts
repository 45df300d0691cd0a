import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { Compiled } from '#src/i18n/message-files.ts';
import type { Language } from '#src/i18n/languages.ts';

/** Files of the build that a page needs before it runs. */
export type PageAssets = { css: string[]; preload: string[] };

/** What the server tells the browser about the page that it rendered. */
export type PageState = {
  language: Language;
  /** The messages of the page's first view, in that language. */
  words: Compiled;
  regionId: number;
  /** Lower-case country code of the region, for its pattern. */
  regionCode: string;
  /** The region's IANA time zone. */
  timeZone: string;
  assets: PageAssets;
  /** What its loaders were answered; what they left unanswered the browser asks itself. */
  query: DehydratedState;
  router: HydrationState;
};

/** The element of a page that holds its state as JSON. */
export const stateElementId = 'mall-state';

declare global {
  interface Window {
    __MALL__: PageState;
  }
}

/** The state as an element of data, which no content policy asks about: it is never run. */
export const stateElement = (state: PageState) =>
  `<script type="application/json" id="${stateElementId}">${scriptJson(state)}</script>`;

/** JSON for an inline script, escaped so that no text can end the script element or open another. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (char) => escapes.get(char) ?? '');

const escapes = new Map(
  [...'<>&\u2028\u2029'].map((char) => [char, `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`]),
);
