import { readCatalogue } from '#service/seed/catalogue.ts';

/** Who asks: nobody in particular, a browser that the mall knows, or a member. */
export type Asker = 'anonymous' | 'known browser' | 'member';

/** A request of the mixture, and what its answer must be of. */
export type MixedRequest = {
  asker: Asker;
  path: string;
  language: string;
  regionCode: string;
  headers: Record<string, string>;
};

/** What a member's browser sends, and what no shared answer may hold. */
export type MemberSecrets = { cookies: string; authorization: string; texts: readonly string[] };

const languages = ['en', 'zh', 'tr', 'ru', 'pt'];
const noise = ['', '', '?utm_source=mail&utm_medium=x', '?fbclid=abc', '?gclid=1&utm_campaign=y'];
const calls = [
  'prod/prodInfo?prodId=100001&',
  'indexTag/list?',
  'search?key=kettle&',
  'category/categoryInfo?',
];
const pages = [
  '/',
  '/electronics/10001',
  '/products/100001',
  '/products/100002',
  '/About',
  '/trending',
  '/Cart',
];

/** Numbers from 0 to below 1 that are the same in each run. */
function numbers() {
  let state = 20_261_127;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** So many requests of all three kinds, in all languages and regions, for pages and for the catalogue's answers. */
export function mixedRequests(count: number, member: MemberSecrets, knownCookie: string): MixedRequest[] {
  const next = numbers();
  const { regions } = readCatalogue();
  const one = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item;
  return Array.from({ length: count }, () => {
    const asker = one<Asker>(['anonymous', 'anonymous', 'anonymous', 'known browser', 'member']);
    const region = one(regions);
    const language = one(languages);
    const isCall = next() < 0.3;
    const byCookie = !isCall && next() < 0.5;
    const cookies = [
      `mall_region=${region.id}`,
      ...(byCookie ? [`mall_lang=${language}`] : []),
      ...(asker === 'known browser' ? [knownCookie] : []),
      ...(asker === 'member' ? [member.cookies] : []),
    ];
    return {
      asker,
      path: isCall ? `/api/${one(calls)}regionId=${region.id}` : one(pages) + one(noise),
      language,
      regionCode: region.code.toLowerCase(),
      headers: {
        cookie: cookies.join('; '),
        'accept-language': byCookie ? 'fr-FR,fr;q=0.9' : `${language}-XX,${language};q=0.9`,
        'accept-encoding': one(['br', 'gzip', 'identity']),
        ...(asker === 'member' && isCall && { authorization: member.authorization }),
      },
    };
  });
}
