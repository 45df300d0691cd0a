import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { hotTerms } from '#mocks/fixtures/search.ts';
import { NoMatches } from '#src/design-system/empty-states/NoMatches.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: NoMatches,
  args: {
    text: 'jakcet',
    popular: hotTerms().map(({ content }) => content),
    hrefOf: (term) => `/SearchResults/${term.replaceAll(' ', '-')}`,
  },
});

/** A search without matches says what was looked for and offers other words (S8.25). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No match for “{text}”', { text: 'jakcet' }))).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: say('Popular searches') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'air fryer' })).toHaveAttribute(
      'href',
      '/SearchResults/air-fryer',
    );
  },
});

export const WithoutPopular = meta.story({
  args: { popular: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const ChineseText = meta.story({
  args: { text: '电热水壶' },
  globals: { language: 'zh', region: 'cn' },
});

export const LongText = meta.story({
  args: { text: hostile.long.slice(0, 100) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const LongWord = meta.story({
  args: { text: hostile.word },
  globals: { viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { text: hostile.html },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No match for “{text}”', { text: hostile.html }))).toBeVisible();
  },
});
