import { type Change, mark, RecipeFault } from './change.ts';
import { before, behind, camel, pascal, row, words } from './edits.ts';
import { memberRouteText, pageText, routeText, storyText } from './screen-texts.ts';

const waiting = ['Error', 'Offline', 'OfflineCold', 'LongText'];
const waitingOfMembers = ['Loading', 'Empty', 'SignedOut', ...waiting];

/** What only a screen has that a search engine may find: its head with a description, and the test of that. */
function findable(name: string, address: string): Change[] {
  const key = camel(name);
  const headId = `head.${key}`;
  const [heads, headWords] = ['src/app/head/page-heads.ts', 'src/app/head/words.ts'];
  const headsTest = 'tests/service/pages/heads.test.ts';
  const head = `  ${name}: ({ say }) => ({ canonical: paths.${key}, description: say(words.${key}), index: true }),\n`;
  const sentence = `${mark} a sentence about the screen, for search engines`;
  const headWord = `  ${key}: {
    id: '${headId}',
    defaultMessage: '${sentence}',
    description: 'Description of the screen for search engines',
  },\n`;
  return [
    { file: heads, edit: before(heads, endOfHeads, head) },
    { file: headWords, edit: before(headWords, /^\}>\(\{/m, `  ${key}: {};\n`) },
    { file: headWords, edit: behind(headWords, /^\}>\(\{\n/m, headWord) },
    {
      file: headsTest,
      edit: before(headsTest, /^\]\)\('%s', \(path, canonical\)/m, `  ['${address}', '${address}'],\n`),
    },
    ...words(headId, sentence),
  ];
}

const endOfHeads = /^\};\n*(?![\s\S]*^\};)/m;

/** What only a members' screen has: no head for search engines, and its address among those that ask to log in. */
function ofMembers(name: string): Change[] {
  const heads = 'src/app/head/page-heads.ts';
  const roots = 'src/domain/account/members-only.ts';
  return [
    { file: heads, edit: before(heads, endOfHeads, `  ${name}: 'unlisted',\n`) },
    { file: roots, edit: before(roots, /^\]\.map/m, `  paths.${camel(name)},\n`) },
  ];
}

/**
 * `npm run new screen order-notes /order-notes [members]`: page, route, address, line of the route table, head, stories and rows.
 * With `members` only who is signed in sees the page, and no search engine lists it.
 */
export function newScreen([folder = '', address = '', who]: readonly string[]): Change[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(folder) || !/^(\/[\w-]+)+$/.test(address))
    throw new RecipeFault('a screen has a folder and an address, as order-notes /order-notes');
  if (who !== undefined && who !== 'members')
    throw new RecipeFault('a screen is for everybody, or for members: order-notes /order-notes members');
  const members = who === 'members';
  const name = pascal(folder);
  const key = camel(name);
  const id = `${key}Page.title`;
  const owed = members ? waitingOfMembers : waiting;
  const urls = 'src/domain/urls.ts';
  const modules = 'src/app/screen-modules.ts';
  const [routes, place] = members
    ? ['src/app/member-routes.ts', /^ +screen\(paths\.settings,/m]
    : ['src/app/routes.ts', /^ +screen\('\*'/m];
  const line = (indent: string) =>
    [
      'screen(',
      `  paths.${key},`,
      `  { name: '${name}'${members ? ', account: true' : ''} },`,
      `  () => import('#src/pages/${folder}/${folder}.route.ts'),`,
      '),',
    ]
      .map((one) => `${indent}${one}\n`)
      .join('');
  return [
    { file: `src/pages/${folder}/${name}Page.tsx`, make: pageText(name, id, members) },
    { file: `src/pages/${folder}/${folder}.route.ts`, make: (members ? memberRouteText : routeText)(name) },
    { file: `stories/pages/${folder}/${name}Page.stories.tsx`, make: storyText(name, folder, id, members) },
    { file: urls, edit: before(urls, /^\} as const;/m, `  ${key}: '${address}',\n`) },
    { file: routes, edit: before(routes, place, line(members ? '  ' : '          ')) },
    { file: modules, edit: before(modules, /^\} as const;/m, `  ${name}: '${folder}',\n`) },
    ...(members ? ofMembers(name) : findable(name, address)),
    {
      file: 'stories/owed/screens.txt',
      edit: before(
        'stories/owed/screens.txt',
        /^Problems /m,
        `${name} (pages/${folder}/${name}Page): ${['Default', ...owed].join(' ')}\n`,
      ),
    },
    {
      file: 'stories/owed/not-yet.txt',
      edit: (text) =>
        `${text.trimEnd()}\n${name}: ${owed.join(' ')} | ${mark} write these stories and take this line out, or say why there is none.\n`,
    },
    {
      file: 'tests/structure/owed-stories.txt',
      edit: row('pages/', `pages/${folder}/${name}Page: Default*`),
    },
    ...words(id, `${mark} heading`),
  ];
}
