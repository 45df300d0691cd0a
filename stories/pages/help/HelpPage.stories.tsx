import { expect } from 'storybook/test';
import { contentScenarios } from '#mocks/handlers/content.ts';
import { helpUrl } from '#src/domain/help/help-urls.ts';
import { mallChatUrl } from '#src/domain/mall.ts';
import { paths } from '#src/domain/urls.ts';
import { HelpPage } from '#src/pages/help/HelpPage.tsx';
import * as page from '#src/pages/help/help.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';

const at = (address: string) => ({
  router: { path: paths.help, page, initialEntries: [address], frameAsks: true },
});

const meta = preview.meta({
  component: HelpPage,
  parameters: { layout: 'fullscreen', ...at(paths.help), chromatic: { modes: stateModes } },
});

/** The topics as doors, all questions, and the ways to the mall (S2.55). */
export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say('help.ask') })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: say('help.topics') })).toBeVisible();
    await expect(canvas.queryByText(say('help.orders'))).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: say('Chat with us') })).toHaveAttribute(
      'href',
      mallChatUrl,
    );
  },
});

/** A member sees the own newest orders first. */
export const Member = meta.story({
  parameters: { member: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('help.orders') })).toBeVisible();
  },
});

/** Words are found in the answers too, not in the questions alone. */
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: say('help.search') }), 'cosmetics');
    await expect(canvas.getByRole('status')).toHaveTextContent(say('help.found', { count: 1 }));
    await expect(canvas.getByRole('link', { name: /What cannot be returned/ })).toBeVisible();
  },
});

export const NoneFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: say('help.search') }), 'xyzzy');
    await expect(await canvas.findByText(say('help.none'))).toBeVisible();
  },
});

export const Topic = meta.story({
  parameters: at(helpUrl('returns')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Returns and refunds' })).toBeVisible();
  },
});

/** An answer, with the other questions of its topic beside it. */
export const Article = meta.story({
  parameters: { ...at(helpUrl('returns', 'when-money')), chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'When do I get my money?' }),
    ).toBeVisible();
    const contents = canvas.getByRole('link', { name: 'When do I get my money?' });
    await expect(contents).toHaveAttribute('aria-current', 'page');
  },
});

export const Missing = meta.story({
  parameters: at(helpUrl('nothing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('Go to Home') })).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(contentScenarios.helpFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('heading', { level: 1, name: say('help.ask') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  parameters: at(helpUrl('account', 'change-contact')),
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
