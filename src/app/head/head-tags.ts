import { majorUnits } from '#openapi/currencies.ts';
import { type Language, languageCodes, languages } from '#src/i18n/languages.ts';
import { scriptJson } from '../page-state.ts';
import type { Head } from './head.ts';
import { linkedData } from './linked-data.ts';
import { absolute, languageOfAddress, shared } from './addresses.ts';

const longestDescription = 200;

/** Text as the value of an attribute. */
const quoted = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta data-page ${kind}="${name}" content="${quoted(content)}"/>`;

const link = (rel: string, href: string, more = '') =>
  `<link data-page rel="${rel}" href="${quoted(href)}"${more}/>`;

/** As much of a text as a search result shows, cut between two words. */
function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  const cut = line.slice(0, longestDescription);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : longestDescription)}…`;
}

type TagsOptions = {
  origin: string;
  language: Language;
  /** The language that the address asks for, if it does. */
  asked: Language | undefined;
  /** The page's title as it stands in its head, escaped. */
  title: string;
};

/** Tags of a page that nobody shall list. */
export const hiddenTags = meta('name', 'robots', 'noindex,follow');

/** The tags of a head, each marked so that the browser can take them out when another page is opened without a load. */
export function headTags(head: Head, { origin, language, asked, title }: TagsOptions): string {
  const address = absolute(origin, languageOfAddress(head.canonical, asked));
  const description = brief(head.description ?? '');
  const picture = shared(origin, head.picture);
  const tags = [
    description && meta('name', 'description', description),
    !head.index && hiddenTags,
    link('canonical', address),
    ...(head.index ? alternates(origin, head.canonical) : []),
    meta('property', 'og:site_name', 'iCan Mall'),
    meta('property', 'og:type', head.type ?? 'website'),
    `<meta data-page property="og:title" content="${title}"/>`,
    description && meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', languages[language].tag.replace('-', '_')),
    ...languageCodes
      .filter((code) => code !== language)
      .map((code) => meta('property', 'og:locale:alternate', languages[code].tag.replace('-', '_'))),
    meta('property', 'og:image', picture.url),
    ...(picture.size
      ? [
          meta('property', 'og:image:width', String(picture.size.width)),
          meta('property', 'og:image:height', String(picture.size.height)),
        ]
      : []),
    `<meta data-page property="og:image:alt" content="${title}"/>`,
    ...(head.price
      ? [
          meta('property', 'product:price:amount', majorUnits(head.price.amount)),
          meta('property', 'product:price:currency', head.price.currency),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.index ? linkedData(head, origin).map(jsonLd) : []),
  ];
  return tags.filter(Boolean).join('');
}

const alternates = (origin: string, canonical: string) => [
  ...languageCodes.map((code) =>
    link('alternate', absolute(origin, languageOfAddress(canonical, code)), ` hreflang="${code}"`),
  ),
  link('alternate', absolute(origin, canonical), ' hreflang="x-default"'),
];

const jsonLd = (data: object) => `<script data-page type="application/ld+json">${scriptJson(data)}</script>`;
