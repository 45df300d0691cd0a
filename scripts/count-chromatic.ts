import { chromium as playwright } from 'playwright-core';
import type { ChromaticModes } from '#storybook/chromatic-modes.ts';
import browserOptions from './browser.json' with { type: 'json' };
import { chromium } from './chromium.ts';
import { serveFolder } from './serve-static.ts';

type Story = { parameters: { chromatic?: { modes?: ChromaticModes; disableSnapshot?: boolean } } };
type Preview = {
  __STORYBOOK_PREVIEW__?: { ready(): Promise<void>; extract(): Promise<Record<string, Story>> };
};

/** How many pictures Chromatic takes of these stories: one for each look, one where there are none. */
export const picturesOf = (stories: Record<string, Story>): number =>
  Object.values(stories)
    .filter(({ parameters }) => !parameters.chromatic?.disableSnapshot)
    .map(
      ({ parameters }) =>
        Object.values(parameters.chromatic?.modes ?? {}).filter(({ disable }) => !disable).length || 1,
    )
    .reduce((sum, looks) => sum + looks, 0);

/** All stories of a built workbench, as Chromatic asks it for them, and how many pictures it will take of them. */
export async function countChromatic(workbench: string): Promise<{ stories: number; pictures: number }> {
  const { url, stop } = await serveFolder(workbench);
  const browser = await playwright.launch({ executablePath: chromium(), args: browserOptions.args });
  try {
    const page = await browser.newPage();
    await page.goto(new URL('/iframe.html?viewMode=story', url).href);
    await page.waitForFunction(() => (globalThis as Preview).__STORYBOOK_PREVIEW__?.ready);
    const stories = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as Preview;
      await preview?.ready();
      const all = Object.entries((await preview?.extract()) ?? {});
      return Object.fromEntries(
        all.map(([id, { parameters }]) => [id, { parameters: { chromatic: parameters.chromatic } }]),
      );
    });
    return { stories: Object.keys(stories).length, pictures: picturesOf(stories) };
  } finally {
    await browser.close();
    await stop();
  }
}
