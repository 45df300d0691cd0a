import { paths } from '#src/domain/urls.ts';
import { absolute } from './addresses.ts';
import type { Head, Step, Thing } from './head.ts';

const context = 'https://schema.org';

/** What the page is about, in the words of schema.org; engines read it, browsers do not. */
export const linkedData = ({ way, things = [] }: Head, origin: string): object[] =>
  [...things, ...(way && way.length > 1 ? [breadcrumb(way, origin)] : [])].map((thing) => ({
    '@context': context,
    ...thing,
  }));

const breadcrumb = (way: Step[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
});

const name = 'iCan Mall';

/** Who runs the mall. */
export const organization = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: origin + paths.home,
  logo: `${origin}/favicon.svg`,
});

/** The mall as a site that can be searched (Z9: the text rides in the query). */
export const website = (origin: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url: origin + paths.home,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/SearchResults/-?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
