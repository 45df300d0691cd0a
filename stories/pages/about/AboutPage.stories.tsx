import { expect, screen } from 'storybook/test';
import { AboutPage } from '#src/pages/about/AboutPage.tsx';
import * as page from '#src/pages/about/about.route.ts';
import { paths } from '#src/domain/urls.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: AboutPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: paths.about, page, initialEntries: [paths.about] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('About iCan Mall') })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: say('Pictures and drawings') })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(
      await screen.findByText(say('You are offline. This is how it looked last time.')),
    ).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
