import type { CDPSession, Page } from '@playwright/test';
import { frameHeight } from '#storybook/modes.ts';
import type { Look } from './look.ts';

/** Nothing moves and no cursor blinks. */
const still = `*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important;caret-color:transparent!important}`;

type Channel = {
  on(event: string, heard: (payload: never) => void): void;
  off(event: string, heard: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
};
type Preview = {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
};

/** Counts what is asked for and not yet answered, so that a picture can wait for its data. */
const countQuestions = () => {
  const { fetch } = window;
  const counted = Object.assign(window, { questions: 0 });
  window.fetch = (...asked) => {
    counted.questions++;
    return fetch(...asked).finally(() => counted.questions--);
  };
};

/** Opens the frame of the workbench at `address`, ready for stories, without motion; with axe or without; in a language of the toolbar. */
export async function openFrame(page: Page, address: string, axe: boolean, language?: string) {
  await page.addInitScript(countQuestions);
  await page.goto(new URL('/iframe.html?viewMode=story', address).href);
  await page.waitForFunction(() => (globalThis as Partial<Preview>).__STORYBOOK_PREVIEW__?.ready);
  await page.evaluate(
    async (globals) => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        globalThis as unknown as Preview;
      await preview.ready();
      const updated = new Promise((done) => channel.on('globalsUpdated', done));
      channel.emit('updateGlobals', { globals });
      await updated;
    },
    { a11y: { manual: !axe }, ...(language && { language }) },
  );
  await page.addStyleTag({ content: still });
}

/** Makes the page so many px wide. */
export async function setWidth(page: Page, width: number) {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== frameHeight)
    await page.setViewportSize({ width, height: frameHeight });
}

/** Shows a story anew, its play done. A story that fails is an error here. */
export async function showStory(page: Page, storyId: string, { viewport }: Look) {
  await setWidth(page, viewport);
  const fault = await page.evaluate(
    ({ id, limit }) =>
      new Promise<string | undefined>((done) => {
        const channel = (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
        const finished = ({ storyId: seen, status }: { storyId: string; status: string }) => {
          // A play that failed is told apart: the story itself then ends well.
          if (seen === id) end(said ?? (status === 'error' ? 'the story failed' : undefined));
        };
        let said: string | undefined;
        const failed = (error: { message?: string }) => (said = error.message ?? 'the story failed');
        const faults = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
        const timer = setTimeout(() => end('the story did not finish'), limit);
        function end(found?: string) {
          clearTimeout(timer);
          channel.off('storyFinished', finished);
          for (const event of faults) channel.off(event, failed);
          done(found);
        }
        channel.on('storyFinished', finished);
        for (const event of faults) channel.on(event, failed);
        const open = new URLSearchParams(window.location.search).get('id') === id;
        channel.emit(open ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, limit: 20_000 },
  );
  if (fault) throw new Error(fault);
}

/**
 * Puts the page at its top, where typing may have left it anywhere and what is fixed would stand there in the picture, and waits
 * until data (at most so many ms: a story may play that nothing comes), fonts and pictures are there and nothing changes any more.
 */
export async function settle(page: Page, dataMs = 1000) {
  await page.evaluate(async (limit) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    // A toast that is pointed at does not run out: a slow machine finds it in its picture, too.
    for (const { parentElement } of document.querySelectorAll('[role=region] > ol'))
      parentElement?.dispatchEvent(new PointerEvent('pointermove'));
    if (!document.body.hasAttribute('data-scroll-locked')) window.scrollTo({ top: 0, behavior: 'instant' });
    const counted = window as unknown as { questions: number };
    for (let waited = 0; counted.questions > 0 && waited < limit; waited += 20) await wait(20);
    let changed = performance.now();
    const watch = new MutationObserver(() => (changed = performance.now()));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const from = changed;
    const quiet = () => performance.now() - changed > 40 || performance.now() - from > 2000;
    while (!quiet()) await wait(20);
    watch.disconnect();
    for (const image of document.images) image.loading = 'eager';
    const loaded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(loaded), wait(3000)]);
    await Promise.race([document.fonts.ready, wait(15_000)]);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, dataMs);
}

/** Rows that were scrolled stay so: taking a picture makes the page small for a moment, and they would slide. */
async function pinScrolled(page: Page) {
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('.snap-mandatory')) {
      const { scrollLeft } = row;
      if (scrollLeft === 0) continue;
      const deaf = (event: Event) => event.target === row && event.stopImmediatePropagation();
      window.addEventListener('scroll', deaf, { capture: true });
      Object.assign(row.style, { scrollSnapType: 'none', overflowX: 'clip' });
      row.scrollLeft = 0;
      for (const part of row.children) (part as HTMLElement).style.translate = `${-scrollLeft}px`;
    }
  });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The open line to a page's browser, one a page. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** A part of the page in px, from its top left. */
type Part = { x: number; y: number; width: number; height: number };

/**
 * A picture (PNG) of a part of the page, or of what stands in the window. Nothing moves here and no cursor blinks, so that
 * the browser is asked directly; packed quickly, it costs a third of the processor's time of `page.screenshot`.
 */
async function capture(page: Page, part: Part | undefined): Promise<Buffer> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(part && { captureBeyondViewport: true, clip: { ...part, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

/**
 * What of the page a picture shows, in px: the window alone while a dialog keeps the page from being scrolled; the page
 * down to the end of the screen where the footer is not wanted; else all of it. What is fixed stands where it stands in
 * the window, which is the top of the picture.
 */
async function shownPart(page: Page, withoutFooter: boolean): Promise<Part | undefined> {
  const { shut, end, whole } = await page.evaluate(() => ({
    shut: document.body.hasAttribute('data-scroll-locked'),
    end: Math.ceil((document.querySelector('#main')?.getBoundingClientRect().bottom ?? 0) + window.scrollY),
    whole: document.documentElement.scrollHeight,
  }));
  if (shut) return undefined;
  const { width = 0 } = page.viewportSize() ?? {};
  const height = withoutFooter && end > 0 ? Math.min(whole, Math.max(end, frameHeight)) : whole;
  return { x: 0, y: 0, width, height };
}

/** A busy browser may still lay the page out for an earlier width: it is told again, and the picture fails where that does not help. */
async function holdWidth(page: Page) {
  const { width = 0 } = page.viewportSize() ?? {};
  const laidOut = () => page.evaluate(() => window.innerWidth);
  for (let tries = 0; (await laidOut()) !== width; tries++) {
    if (tries === 3) throw new Error(`the page is laid out for ${await laidOut()} px in place of ${width}`);
    await page.setViewportSize({ width: width - 1, height: frameHeight });
    await page.setViewportSize({ width, height: frameHeight });
    await settle(page, 0);
  }
}

/**
 * The page (PNG) in a theme: drawn anew, since half pixels fall as they did when last drawn, or, which is quicker, as it
 * stands.
 */
export async function takePicture(
  page: Page,
  { theme = 'light', withoutFooter = false }: Look,
  how: 'anew' | 'asItStands' = 'anew',
): Promise<Buffer> {
  await holdWidth(page);
  await page.evaluate(
    async ({ wanted, anew }) => {
      const { dataset } = document.documentElement;
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (anew) {
        dataset.theme = wanted === 'dark' ? 'light' : 'dark';
        await drawn();
      }
      const changes = dataset.theme !== wanted;
      dataset.theme = wanted;
      if (changes) await drawn();
    },
    { wanted: theme, anew: how === 'anew' },
  );
  await pinScrolled(page);
  return capture(page, await shownPart(page, withoutFooter));
}
