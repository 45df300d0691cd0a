import type { TestRunnerConfig } from '@storybook/test-runner';
import { photographStory } from '../tests/visual/photograph.ts';
import { openFrame, setWidth } from '../tests/visual/show.ts';
import { storyPathOf } from './docs/story-path.ts';
import { widths } from './modes.ts';

/** What depends on the theme; all else is the same in both. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/** What a story's page said on its console, or could not load, since its visit began. */
const faults = new WeakMap<object, string[]>();

/** What a story plays on purpose is said, too: by the browser a refusal or a picture that is gone, by the frame that it has no regions. */
const played = /Failed to load resource|The regions could not be had/;

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** What is to be known of a story; its own globals are not yet merged with the toolbar's. */
type PreparedStory = {
  fileName?: string | undefined;
  viewport?: keyof typeof widths | undefined;
  a11y?: string | undefined;
};

/** Asks the open workbench for no more of a story than that: all of it is long to hand over. */
const storyOf = (page: Page, storyId: string): Promise<PreparedStory> =>
  page.evaluate(async (id) => {
    const { storyStore } = (globalThis as unknown as Workbench).__STORYBOOK_PREVIEW__;
    const { storyGlobals, parameters } = await storyStore.loadStory({ storyId: id });
    const { fileName, a11y } = parameters;
    return { fileName, viewport: storyGlobals?.viewport?.value, a11y: a11y?.test };
  }, storyId);

type Workbench = {
  __STORYBOOK_PREVIEW__: {
    storyStore: {
      loadStory(ask: { storyId: string }): Promise<{
        storyGlobals?: { viewport?: { value: keyof typeof widths } };
        parameters: { a11y?: { test?: string }; fileName?: string };
      }>;
    };
  };
};

/** The story that stands on a page. */
const shown = new WeakMap<object, PreparedStory>();

const widthOf = ({ viewport }: PreparedStory) => widths[viewport ?? 'desktop'];

type Axe = typeof import('axe-core');

/** The page has axe from addon-a11y's own run; bringing it in anew for each story would take most of the time. */
async function faultsInDark(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async (rules) => {
    document.documentElement.dataset.theme = 'dark';
    const { axe } = globalThis as unknown as { axe: Axe };
    const found = await axe.run(document, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'],
    });
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
 * Where pictures are asked for, the story is as they were. In another language only the play runs.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    faults.set(page, []);
    const note = (fault: string) => void faults.get(page)?.push(fault);
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !played.test(message.text())) note(message.text());
    });
    const { TARGET_URL = '', AXE, STORY_LANGUAGE } = process.env;
    await openFrame(page, TARGET_URL, AXE !== 'off', STORY_LANGUAGE);
  },
  async preVisit(page, context) {
    faults.set(page, []);
    const story = await storyOf(page, context.id);
    shown.set(page, story);
    await setWidth(page, widthOf(story));
  },
  async postVisit(page, context) {
    if ((context as { hasFailure?: boolean }).hasFailure) return;
    const misfit = await page.evaluate(() => document.documentElement.dataset.misfit);
    said('The story and the contract disagree', misfit ? [misfit] : []);
    said('The story said on the console', faults.get(page));
    const story = shown.get(page) ?? (await storyOf(page, context.id));
    if (process.env.AXE !== 'off' && story.a11y !== 'off')
      said('In the dark theme', await faultsInDark(page));
    if (process.env.PICTURES)
      said(
        'It looks different',
        await photographStory(page, {
          id: context.id,
          title: storyPathOf(story),
          width: widthOf(story),
        }),
      );
  },
};

export default config;
