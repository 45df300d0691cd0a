import { expect } from 'storybook/test';
import { anAgreement } from '#mocks/fixtures/content.ts';
import { contentScenarios } from '#mocks/handlers/content.ts';
import { patterns } from '#src/domain/urls.ts';
import { AgreementPage } from '#src/pages/agreement/AgreementPage.tsx';
import * as page from '#src/pages/agreement/agreement.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say, sayDate } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';

const at = (address: string) => ({ router: { path: patterns.agreement, page, initialEntries: [address] } });

const meta = preview.meta({
  component: AgreementPage,
  parameters: {
    layout: 'fullscreen',
    ...at('/agreements/privacy?lang=en'),
    chromatic: { modes: stateModes },
  },
  beforeEach: ({ msw }) => msw.use(contentScenarios.agreements),
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: anAgreement({}, 'privacy').title }),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        say('In force since {day}', { day: sayDate('2026-01-15T12:00:00Z', { dateStyle: 'long' }) }),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your choices' })).toBeVisible();
  },
});

/** A reader whose language it is not kept in is told so. */
export const LanguageFallback = meta.story({
  globals: { language: 'tr', region: 'tr' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Bu metin yalnızca İngilizce ve Çince olarak tutulur.'),
    ).toBeVisible();
  },
});

export const Missing = meta.story({
  parameters: at('/agreements/nothing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('Go to Home') })).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(contentScenarios.agreementFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('errorState.retry') })).toBeVisible();
  },
});

export const Offline = meta.story({
  play: losesLine((canvas) =>
    canvas.findByRole('heading', { level: 1, name: anAgreement({}, 'privacy').title }),
  ),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  parameters: at('/agreements/service?lang=en'),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
