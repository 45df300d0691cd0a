import type { Page } from '@playwright/test';

/** What a page says of where its story ended. */
export type Place = {
  /** The address that the story went to, where that is not its own screen's. */
  elsewhere?: string | undefined;
  /** The parts of the shop's frame that are there. */
  frame: string[];
};

const ofFrame = ['header', 'main'];
const isScreen = /^(pages|app)-/;

/** What is wrong with where the story of a screen ended: it is on its own screen, in the shop's frame. */
export function placeFaults(id: string, { elsewhere, frame }: Place): string[] {
  if (!isScreen.test(id)) return [];
  const faults: string[] = [];
  if (elsewhere !== undefined)
    faults.push(
      `it ends at ${elsewhere} and not on its own screen: a story that goes on has \`parameters: behaviour\``,
    );
  const missing = ofFrame.filter((part) => !frame.includes(part));
  if (missing.length > 0)
    faults.push(`it stands outside the shop's frame (no ${missing.join(', no ')}): its router names no page`);
  return faults;
}

/** So many ms a screen without a play has for its data on a busy machine. */
const patienceMs = 5000;

/** Waits until the screen of a story stands in the workbench. */
export const screenStands = async (page: Page, id: string): Promise<unknown> =>
  isScreen.test(id) &&
  page
    .waitForSelector('#storybook-root main', { state: 'attached', timeout: patienceMs })
    .catch(() => undefined);

/** Asks the open workbench where the story that was played stands now. */
export const askPlace = (page: Page): Promise<Place> =>
  page.evaluate((parts) => {
    const { textContent } = document.querySelector('[data-elsewhere]') ?? {};
    const frame = parts.filter((part) => document.querySelector(`#storybook-root ${part}`));
    return { elsewhere: textContent ?? undefined, frame };
  }, ofFrame);
