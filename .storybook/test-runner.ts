import { AxeBuilder } from '@axe-core/playwright';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { widths } from './modes.ts';

const height = 900;
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}';

/** Rules about a whole document, which a part of one cannot keep. */
const documentRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'document-title'];

/** What a story's page said on its console, or could not load, since its visit began. */
const faults = new WeakMap<object, string[]>();

/** A refusal that a story plays and a picture that it breaks on purpose are said by the browser, too. */
const played = /Failed to load resource/;

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

function listen(page: Page) {
  if (faults.has(page)) return;
  faults.set(page, []);
  const note = (fault: string) => void faults.get(page)?.push(fault);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !played.test(message.text())) note(message.text());
  });
}

/** A story as Storybook prepared it; its own globals are not yet merged with the toolbar's. */
type PreparedStory = {
  storyGlobals?: { viewport?: { value: keyof typeof widths } };
  parameters: { a11y?: { test?: string } };
};
async function storyOf(page: Page, context: Parameters<typeof getStoryContext>[1]) {
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready?.().then(() => true)');
  return (await getStoryContext(page, context)) as unknown as PreparedStory;
}

async function graveFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(documentRules).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ help, nodes }) => `${help}:\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`);
}

/**
 * Every story: rendered at its width and without motion; its play and axe run in light (addon-a11y), then axe once more
 * in dark; nothing may be said on the console, and no request may go past the mocks.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    listen(page);
    faults.set(page, []);
    const { storyGlobals } = await storyOf(page, context);
    await page.setViewportSize({ width: widths[storyGlobals?.viewport?.value ?? 'desktop'], height });
    await page.addStyleTag({ content: still });
  },
  async postVisit(page, context) {
    if ((context as { hasFailure?: boolean }).hasFailure) return;
    const unmocked = await page.evaluate(() => document.documentElement.dataset.unmocked);
    if (unmocked) throw new Error(`The story asked what no mock answers: ${unmocked}`);
    const said = faults.get(page) ?? [];
    if (said.length > 0) throw new Error(`The story said on the console:\n${said.join('\n')}`);
    const { parameters } = await storyOf(page, context);
    if (parameters.a11y?.test === 'off') return;
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const grave = await graveFaults(page);
    if (grave.length > 0) throw new Error(`In the dark theme:\n${grave.join('\n')}`);
  },
};

export default config;
