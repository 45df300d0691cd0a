import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { widths } from './modes.ts';

const height = 900;
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}';

/** What depends on the theme; all else is the same in both. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/** What a story's page said on its console, or could not load, since its visit began. */
const faults = new WeakMap<object, string[]>();

/** A refusal that a story plays and a picture that it breaks on purpose are said by the browser, too. */
const played = /Failed to load resource/;

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

async function prepare(page: Page) {
  const known = faults.has(page);
  faults.set(page, []);
  if (known) return;
  const note = (fault: string) => void faults.get(page)?.push(fault);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !played.test(message.text())) note(message.text());
  });
  await page.addStyleTag({ content: still });
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

type Axe = typeof import('axe-core');

/** The page has axe from addon-a11y's own run; bringing it in anew for each story would take most of the time. */
async function faultsInDark(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async (rules) => {
    document.documentElement.dataset.theme = 'dark';
    const { axe } = globalThis as unknown as { axe: Axe };
    const found = await axe.run(document, { runOnly: { type: 'rule', values: rules } });
    return found.violations.map(({ help, nodes }) => ({ help, nodes: nodes.map(({ html }) => html) }));
  }, themeRules);
  return violations.map(({ help, nodes }) => `${help}:\n${nodes.map((html) => `  ${html}`).join('\n')}`);
}

/**
 * Every story: rendered at its width and without motion; its play and axe run in light (addon-a11y), then what
 * depends on the theme once more in dark; nothing may be said on the console, and no request may go past the mocks or the contract.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    await prepare(page);
    const { storyGlobals } = await storyOf(page, context);
    await page.setViewportSize({ width: widths[storyGlobals?.viewport?.value ?? 'desktop'], height });
  },
  async postVisit(page, context) {
    if ((context as { hasFailure?: boolean }).hasFailure) return;
    const misfit = await page.evaluate(() => document.documentElement.dataset.misfit);
    if (misfit) throw new Error(`The story and the contract disagree: ${misfit}`);
    const said = faults.get(page) ?? [];
    if (said.length > 0) throw new Error(`The story said on the console:\n${said.join('\n')}`);
    const { parameters } = await storyOf(page, context);
    if (parameters.a11y?.test === 'off') return;
    const dark = await faultsInDark(page);
    if (dark.length > 0) throw new Error(`In the dark theme:\n${dark.join('\n')}`);
  },
};

export default config;
