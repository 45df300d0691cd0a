import type { CDPSession, Page } from '@playwright/test';

/** Letters, each behind its list of fonts, that were found drawn in packaged fonts on a page of the browser. */
const packaged = new WeakMap<Page, Set<string>>();

/**
 * Puts elements with letters that are not yet known into the page's `asking`, and gives the letters of each, behind
 * their list of fonts.
 */
function askForLetters(known: string[]): string[][] {
  const seen = new Set(known);
  const asked: string[][] = [];
  const asking: Element[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const typed =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value || element.placeholder
        : '';
    const letters = new Set(
      (texts.map(({ textContent }) => textContent).join('') + typed).replaceAll(/\s/g, ''),
    );
    if (letters.size === 0 || !element.checkVisibility()) continue;
    const { fontFamily } = getComputedStyle(element);
    const unknown = [...letters].map((letter) => `${fontFamily}: ${letter}`).filter((one) => !seen.has(one));
    if (unknown.length === 0) continue;
    for (const one of unknown) seen.add(one);
    asked.push(unknown);
    asking.push(element);
  }
  Object.assign(globalThis, { asking });
  return asked;
}

/** What stood on the page a moment ago may have left it, as a toast does. */
const hasLeft = (fault: unknown) => String(fault).includes('Could not find node');

/** The machine's own fonts among those that the letters of `asking[place]` are drawn in; none of what has left the page. */
async function machineFontsOf(session: CDPSession, place: number): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: `asking[${place}]` });
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((fault: unknown) => {
    if (hasLeft(fault)) return { fonts: [] };
    throw fault;
  });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

/**
 * What of a page is drawn in a font of this machine: elsewhere, its picture would be another one. Asks the browser, once
 * for each letter.
 */
export async function drawnInMachineFonts(page: Page): Promise<string[]> {
  const known = packaged.get(page) ?? new Set();
  packaged.set(page, known);
  const asked = await page.evaluate(askForLetters, [...known]);
  if (asked.length === 0) return [];
  const machine = new Map<string, Set<string>>();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  for (const [place, letters] of asked.entries()) {
    const fonts = await machineFontsOf(session, place);
    if (fonts.length === 0) for (const one of letters) known.add(one);
    for (const font of fonts)
      machine.set(
        font,
        new Set([...(machine.get(font) ?? []), ...letters.map((one) => one.slice(-2).trim())]),
      );
  }
  await session.detach();
  return [...machine].map(
    ([font, letters]) => `the font ${font} of this machine draws some of "${[...letters].join('')}"`,
  );
}
