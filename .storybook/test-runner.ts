import AxeBuilder from '@axe-core/playwright';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { widths } from './modes.ts';

const today = new Date('2026-04-08T06:00:00Z');
const height = 900;
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}';

/** Rules about a whole page, which a part of one cannot keep. */
const pageRules = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'bypass',
  'html-has-lang',
  'document-title',
];

/**
 * Every story: rendered at its width, on a fixed day and without motion; its play and axe run in light (addon-a11y),
 * then axe once more in dark; no request may go past the mocks.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { globals } = await getStoryContext(page, context);
    const chosen = (globals?.viewport?.value ?? 'desktop') as keyof typeof widths;
    await page.setViewportSize({ width: widths[chosen], height });
    await page.clock.setFixedTime(today);
    await page.addStyleTag({ content: still });
  },
  async postVisit(page, context) {
    const unmocked = await page.evaluate(() => document.documentElement.dataset.unmocked);
    if (unmocked) throw new Error(`The story asked what no mock answers: ${unmocked}`);
    const { parameters } = await getStoryContext(page, context);
    if (parameters.a11y?.test === 'off') return;
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(pageRules).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    if (grave.length === 0) return;
    const told = grave.map(
      ({ help, nodes }) => `${help}:\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
    );
    throw new Error(`In the dark theme:\n${told.join('\n')}`);
  },
};

export default config;
