import { type Change, mark, RecipeFault } from './change.ts';
import { camel, row, words } from './edits.ts';

const component = (name: string, id: string) => `import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  name: {
    id: '${id}',
    defaultMessage: '${mark} what the card is called',
    description: '${mark} where this stands, for the translator',
  },
});

type ${name}Props = {
  /** ${mark} the object of the contract that the card shows, in place of this text */
  title: string;
};

/** ${mark} what the card shows, and which line of docs/requirements.md asks for it */
export function ${name}({ title }: ${name}Props) {
  const { formatMessage } = useIntl();
  return (
    <article aria-label={formatMessage(messages.name)} className="rounded-lg border border-line bg-surface p-4">
      <p className="wrap-anywhere">{title}</p>
    </article>
  );
}
`;

const story = (name: string, path: string, id: string) => `import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ${name} } from '#src/${path}.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: ${name}, args: { title: '${mark} a thing of mocks/fixtures' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    // ${mark} what a reader can do with the card, and a story for each of its states
    await expect(canvas.getByRole('article', { name: say('${id}') })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { title: hostile.word } });
`;

/** `npm run new card voucher/VoucherCard`: the component, its story, its words and its row among the owed stories. */
export function newCard([path = '']: readonly string[]): Change[] {
  const name = path.split('/').at(-1) ?? '';
  if (!/^[a-z-]+\/[A-Z][A-Za-z]+$/.test(path))
    throw new RecipeFault('a card is named with its noun, as voucher/VoucherCard');
  const id = `${camel(name)}.name`;
  const at = `design-system/cards/${path}`;
  return [
    { file: `src/${at}.tsx`, make: component(name, id) },
    { file: `stories/${at}.stories.tsx`, make: story(name, at, id) },
    { file: 'tests/structure/owed-stories.txt', edit: row('cards/', `cards/${path}: Default* LongText`) },
    ...words(id, `${mark} what the card is called`),
  ];
}
