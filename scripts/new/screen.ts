import { type Change, mark, RecipeFault } from './change.ts';
import { before, behind, camel, pascal, row, words } from './edits.ts';

const page = (
  name: string,
  id: string,
) => `import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';

const messages = defineMessages({
  title: { id: '${id}', defaultMessage: '${mark} heading', description: 'Heading of the screen' },
});

/** ${mark} what the screen shows, and which line of docs/requirements.md asks for it */
export function ${name}Page() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <PageHeading title={<FormattedMessage {...messages.title} />} />
    </>
  );
}
`;

const route = (name: string) => `import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';

export { ${name}Page as Component } from './${name}Page.tsx';

/** ${mark} waits for what the page cannot do without (need), and for what may fail alone (want) */
export function loader(args: LoaderArgs) {
  loading(args);
  return null;
}
`;

const story = (name: string, folder: string, id: string) => `import { expect } from 'storybook/test';
import { paths } from '#src/domain/urls.ts';
import { ${name}Page } from '#src/pages/${folder}/${name}Page.tsx';
import * as page from '#src/pages/${folder}/${folder}.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ${name}Page,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.${camel(name)}, page, initialEntries: [paths.${camel(name)}] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    // ${mark} what a reader sees and can do here
    await expect(await canvas.findByRole('heading', { level: 1, name: say('${id}') })).toBeVisible();
  },
});
`;

const states = ['Default'];
const waiting = ['Error', 'Offline', 'OfflineCold', 'LongText'];

/** `npm run new screen order-notes /order-notes`: page, loader, address, line of the route table, head, stories and rows. */
export function newScreen([folder = '', address = '']: readonly string[]): Change[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(folder) || !/^(\/[\w-]+)+$/.test(address))
    throw new RecipeFault('a screen has a folder and an address, as order-notes /order-notes');
  const name = pascal(folder);
  const key = camel(name);
  const id = `${key}Page.title`;
  const headId = `head.${key}`;
  const [urls, routes] = ['src/domain/urls.ts', 'src/app/routes.ts'];
  const [heads, headWords] = ['src/app/head/page-heads.ts', 'src/app/head/words.ts'];
  const modules = 'src/app/screen-modules.ts';
  const headsTest = 'tests/service/pages/heads.test.ts';
  const line = `          screen(
            paths.${key},
            { name: '${name}' },
            () => import('#src/pages/${folder}/${folder}.route.ts'),
          ),
`;
  const head = `  ${name}: ({ say }) => ({ canonical: paths.${key}, description: say(words.${key}), index: true }),\n`;
  const sentence = `${mark} a sentence about the screen, for search engines`;
  const headWord = `  ${key}: {
    id: '${headId}',
    defaultMessage: '${sentence}',
    description: 'Description of the screen for search engines',
  },\n`;
  return [
    { file: `src/pages/${folder}/${name}Page.tsx`, make: page(name, id) },
    { file: `src/pages/${folder}/${folder}.route.ts`, make: route(name) },
    { file: `stories/pages/${folder}/${name}Page.stories.tsx`, make: story(name, folder, id) },
    { file: urls, edit: before(urls, /^\} as const;/m, `  ${key}: '${address}',\n`) },
    { file: routes, edit: before(routes, /^ +screen\('\*'/m, line) },
    { file: modules, edit: before(modules, /^\} as const;/m, `  ${name}: '${folder}',\n`) },
    { file: heads, edit: before(heads, /^\};\n*(?![\s\S]*^\};)/m, head) },
    { file: headWords, edit: before(headWords, /^\}>\(\{/m, `  ${key}: {};\n`) },
    { file: headWords, edit: behind(headWords, /^\}>\(\{\n/m, headWord) },
    {
      file: headsTest,
      edit: before(headsTest, /^\]\)\('%s', \(path, canonical\)/m, `  ['${address}', '${address}'],\n`),
    },
    {
      file: 'stories/owed/screens.txt',
      edit: before(
        'stories/owed/screens.txt',
        /^Problems /m,
        `${name} (pages/${folder}/${name}Page): ${[...states, ...waiting].join(' ')}\n`,
      ),
    },
    {
      file: 'stories/owed/not-yet.txt',
      edit: (text) =>
        `${text.trimEnd()}\n${name}: ${waiting.join(' ')} | ${mark} write these stories and take this line out, or say why there is none.\n`,
    },
    {
      file: 'tests/structure/owed-stories.txt',
      edit: row('pages/', `pages/${folder}/${name}Page: ${states.join('* ')}*`),
    },
    ...words(id, `${mark} heading`),
    ...words(headId, sentence),
  ];
}
