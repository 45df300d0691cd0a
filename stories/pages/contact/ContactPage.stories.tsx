import { expect } from 'storybook/test';
import { contentScenarios } from '#mocks/handlers/content.ts';
import { mallChatUrl } from '#src/domain/mall.ts';
import { paths } from '#src/domain/urls.ts';
import { ContactPage } from '#src/pages/contact/ContactPage.tsx';
import * as page from '#src/pages/contact/contact.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';

const meta = preview.meta({
  component: ContactPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.contact, page, initialEntries: [paths.contact], frameAsks: true },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('contactPage.title') }),
    ).toBeVisible();
    const phone = canvas.getByRole('link', { name: '+94 11 234 5678' });
    await expect(phone).toHaveAttribute('href', 'tel:+94112345678');
    await expect(canvas.getByRole('link', { name: say('Chat with us') })).toHaveAttribute(
      'href',
      mallChatUrl,
    );
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(contentScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) => canvas.findByRole('heading', { level: 1, name: say('contactPage.title') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

/** Turkish contacts for a reader of Russian, on a phone. */
export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(contentScenarios.plain),
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
