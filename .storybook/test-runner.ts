import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { photographStory } from '../tests/visual/photograph.ts';
import { openFrame, setWidth } from '../tests/visual/show.ts';
import { widths } from './modes.ts';

/** What depends on the theme; all else is the same in both. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/** What a story's page said on its console, or could not load, since its visit began. */
const faults = new WeakMap<object, string[]>();

/** A refusal that a story plays and a picture that it breaks on purpose are said by the browser, too. */
const played = /Failed to load resource/;

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** A story as Storybook prepared it; its own globals are not yet merged with the toolbar's. */
type PreparedStory = {
  title: string;
  storyGlobals?: { viewport?: { value: keyof typeof widths } };
  parameters: { a11y?: { test?: string } };
};
const storyOf = async (page: Page, context: Parameters<typeof getStoryContext>[1]) =>
  (await getStoryContext(page, context)) as unknown as PreparedStory;

const widthOf = ({ storyGlobals }: PreparedStory) => widths[storyGlobals?.viewport?.value ?? 'desktop'];

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

const said = (what: string, faultsFound: string[] = []) => {
  if (faultsFound.length > 0) throw new Error(`${what}:\n${faultsFound.join('\n')}`);
};

/**
 * Every story: rendered at its width and without motion; its play and axe run in light (addon-a11y), then what
 * depends on the theme once more in dark; nothing may be said on the console, and no request may go past the mocks or the contract.
 * Where pictures are asked for, the story is as they were.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    faults.set(page, []);
    const note = (fault: string) => void faults.get(page)?.push(fault);
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !played.test(message.text())) note(message.text());
    });
    await openFrame(page, process.env.TARGET_URL ?? '', process.env.AXE !== 'off');
  },
  async preVisit(page, context) {
    faults.set(page, []);
    await setWidth(page, widthOf(await storyOf(page, context)));
  },
  async postVisit(page, context) {
    if ((context as { hasFailure?: boolean }).hasFailure) return;
    const misfit = await page.evaluate(() => document.documentElement.dataset.misfit);
    said('The story and the contract disagree', misfit ? [misfit] : []);
    said('The story said on the console', faults.get(page));
    const story = await storyOf(page, context);
    if (process.env.AXE !== 'off' && story.parameters.a11y?.test !== 'off')
      said('In the dark theme', await faultsInDark(page));
    if (process.env.PICTURES)
      said(
        'It looks different',
        await photographStory(page, { id: context.id, title: story.title, width: widthOf(story) }),
      );
  },
};

export default config;
