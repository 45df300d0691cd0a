import { expect } from 'storybook/test';
import { paths } from '#src/domain/urls.ts';
import { CreditsPage } from '#src/pages/credits/CreditsPage.tsx';
import * as page from '#src/pages/credits/credits.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CreditsPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.credits, page, initialEntries: [paths.credits] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('creditsPage.title') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('creditsPage.back') })).toHaveAttribute(
      'href',
      paths.about,
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
