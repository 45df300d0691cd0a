import { type Browser, expect, type Page, test as base, type TestInfo } from '@playwright/test';
import { baselines, type Difference, keep, keepBrowser } from './baseline.ts';
import { askLooks, type Look, nameOf } from './look.ts';
import { photograph } from './photograph.ts';
import { openFrame, settle, showStory } from './show.ts';
import { storiesByFile } from './stories.ts';

const accept = process.env.VISUAL_ACCEPT === '1';

/** Screens are long: their pictures are kept at half their size. */
const isScreen = (file: string) => /^(pages|journeys)\//.test(file);

async function openPage(browser: Browser, look: Partial<Look>) {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  await openFrame(page, look);
  return page;
}

/** One frame for all stories of a worker; languages and regions have a frame of their own. */
const test = base.extend<object, { frame: Page }>({
  frame: [
    async ({ browser }, use) => {
      const page = await openPage(browser, {});
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

async function attach(info: TestInfo, name: string, { before, after, difference }: Difference) {
  for (const [part, body] of Object.entries({ expected: before, actual: after, diff: difference })) {
    if (body) await info.attach(`${name}-${part}.png`, { body, contentType: 'image/png' });
  }
}

for (const [file, stories] of storiesByFile()) {
  test.describe(file, () => {
    for (const { id, exportName } of stories) {
      test(exportName, async ({ frame, browser }, info) => {
        const faults: string[] = [];
        const note = (type: string) => info.annotations.push({ type });
        let shown: number | undefined;
        for (const look of await askLooks(frame, id)) {
          const apart = Boolean(look.language ?? look.region);
          const page = apart ? await openPage(browser, look) : frame;
          if (apart || shown !== look.viewport) {
            await showStory(page, id, look);
            await settle(page);
          }
          shown = apart ? shown : look.viewport;
          const name = `${exportName}.${nameOf(look)}`;
          const path = `${baselines}/${file}/${name}.webp`;
          const found = await photograph(page, look, path, isScreen(file) ? 0.5 : 1);
          note('picture');
          if (found && accept) {
            note('anew');
            await keep(path, found.after);
            keepBrowser(browser.version());
          } else if (found) {
            const { pixels } = found;
            faults.push(`${name}: ${pixels ? `${pixels} pixels differ` : 'no picture is kept yet'}`);
            await attach(info, name, found);
          }
          if (apart) await page.close();
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
