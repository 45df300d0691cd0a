import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Page, chromium as playwright } from 'playwright-core';
import { chromium } from '../../scripts/chromium.ts';
import { serveFolder } from '../../scripts/serve-static.ts';
import browserOptions from '../../scripts/browser.json' with { type: 'json' };
import { pixelsOf } from './compare.ts';

/** What a picture depends on besides its story. */
export type Surroundings = {
  /** The version of the browser. */
  chromium: string;
  /** Letters of every packaged font as the browser draws them here (digest of their pixels). */
  letters: string;
  timeZone: string;
  locale: string;
  /** Pixels of a picture to a px of the page. */
  scale: number;
};

/** The fonts that the workbench brings (`.storybook/fonts.css`), each with letters that only it has. */
const packagedFonts = {
  'Geologica Variable': 'Ağ ₺ Яё',
  'Noto Sans SC Variable': '商城 →',
  'Noto Sans Arabic Variable': 'غلاية',
  'Noto Sans Lao Variable': 'ລາວ',
  'Noto Emoji Variable': '🫖',
};

/** Loads the packaged fonts of an open page and writes their letters on it; gives those that did not come. */
async function writeLetters(fonts: Record<string, string>): Promise<string[]> {
  const missing: string[] = [];
  const sheet = document.createElement('p');
  sheet.style.cssText = 'all:initial;display:block;background:#fff;font:500 24px/1.5 serif';
  for (const [family, letters] of Object.entries(fonts)) {
    const faces = await document.fonts.load(`500 24px "${family}"`, letters).catch(() => []);
    if (faces.length === 0) missing.push(family);
    const line = document.createElement('span');
    line.style.cssText = `display:block;font-family:"${family}"`;
    line.textContent = letters;
    sheet.append(line);
  }
  document.body.replaceChildren(sheet);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return missing;
}

async function read(page: Page): Promise<Surroundings> {
  const missing = await page.evaluate(writeLetters, packagedFonts);
  if (missing.length > 0)
    throw new Error(
      `The workbench does not bring the fonts of its pictures (${missing.join(', ')}): npm ci && npm run storybook:build`,
    );
  const { data } = await pixelsOf(await page.locator('p').screenshot());
  const said = await page.evaluate(() => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return { timeZone, locale, scale: devicePixelRatio };
  });
  return {
    chromium: page.context().browser()?.version() ?? '',
    letters: createHash('sha256').update(data).digest('base64url').slice(0, 16),
    ...said,
  };
}

/**
 * What pictures of a built workbench depend on, as a browser like that of its stories says it. Throws in one sentence
 * where the workbench does not bring its fonts.
 */
export async function surroundingsOf(workbench: string): Promise<Surroundings> {
  const { args, context } = browserOptions;
  const { url, stop } = await serveFolder(workbench);
  const browser = await playwright.launch({ executablePath: chromium(), args });
  try {
    const page = await browser.newPage(context as Parameters<typeof browser.newPage>[0]);
    await page.goto(new URL('/iframe.html?viewMode=story', url).href, { waitUntil: 'networkidle' });
    return await read(page);
  } finally {
    await browser.close();
    await stop();
  }
}

/** What surrounded the kept pictures of a folder when they were drawn; nothing where none are kept. */
export function keptSurroundings(folder: string): Surroundings | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/drawn-with.json`, 'utf8')) as Surroundings;
  } catch {
    return undefined;
  }
}

export const keepSurroundings = (folder: string, now: Surroundings) =>
  writeFileSync(`${folder}/drawn-with.json`, `${JSON.stringify(now, null, 2)}\n`);
