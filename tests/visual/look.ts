import type { Page } from '@playwright/test';
import { widths } from '#storybook/modes.ts';

/** How a story is looked at: its width (px) and theme (light where none is given). */
export type Look = {
  viewport: number;
  theme?: string;
  /** The picture ends with the screen: the footer below it is always the same. */
  withoutFooter?: boolean;
};

type Modes = Record<string, Partial<Look> & { disable?: boolean }>;
type Pinned = { viewport?: { value: keyof typeof widths }; theme?: string };

export const nameOf = ({ viewport, theme }: Look) => [viewport, theme].filter(Boolean).join('-');

/** The looks of a story: its modes, where what the story itself pins wins, each once. */
export function looksOf(modes: Modes, pinned: Pinned): Look[] {
  const looks = Object.values(modes)
    .filter(({ disable }) => !disable)
    .map(({ viewport = widths.desktop, theme }): Look => {
      const wanted = pinned.theme ?? theme;
      return {
        viewport: pinned.viewport ? widths[pinned.viewport.value] : viewport,
        ...(wanted && wanted !== 'light' && { theme: wanted }),
      };
    });
  return [...new Map(looks.map((look) => [nameOf(look), look])).values()];
}

type Prepared = {
  parameters: { chromatic?: { modes?: Modes; disableSnapshot?: boolean } };
  storyGlobals?: Pinned;
};

/** Stories whose dark look is kept, too: all others are drawn of the same colours, and axe looks at each in dark. */
const darkToo = /--(default|all-variants)$/;

/** A screen is kept at every width as it mostly is, in its other states as a phone shows them. */
const stateOfScreen = /^(pages|app)-.*--(?!default$)/;

/** Asks the open workbench for the looks of a story that are kept here. */
export async function askLooks(page: Page, storyId: string): Promise<Look[]> {
  const { parameters, storyGlobals } = (await page.evaluate(async (id) => {
    const { storyStore } = (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__;
    const story = await storyStore.loadStory({ storyId: id });
    return { parameters: { chromatic: story.parameters.chromatic }, storyGlobals: story.storyGlobals };
  }, storyId)) as Prepared;
  if (parameters.chromatic?.disableSnapshot) return [];
  const dark = darkToo.test(storyId) && { dark: { viewport: widths.desktop, theme: 'dark' } };
  const looks = looksOf({ ...parameters.chromatic?.modes, ...dark }, storyGlobals ?? {});
  const first = looks.filter(({ theme }) => !theme || darkToo.test(storyId));
  const onPhone = first.filter(({ viewport }) => viewport === widths.phone);
  if (stateOfScreen.test(storyId) && onPhone.length > 0)
    return onPhone.map((look) => ({ ...look, withoutFooter: true }));
  return first.length > 0 ? first : looks;
}

type Preview = {
  __STORYBOOK_PREVIEW__: { storyStore: { loadStory(ask: { storyId: string }): Promise<Prepared> } };
};
