import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { wake } from './patience.ts';
import { quietConsole } from './shopper.ts';

const list = '/electronics/10001';

/** Long enough to be seen on a busy machine. */
const slowly = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(product-photo) { animation-duration: 4s !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** The part of the page that moves, while it does. */
const carried = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
      .find((part) => part?.includes('product-photo')),
  );

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first();

test('the photo of a product is carried from its card to its page, and back to its card', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto(list);
  await wake(page);
  await slowly(page);
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect.poll(() => carried(page)).toBe('::view-transition-group(product-photo)');
  // What moves stands in nobody's way.
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect.poll(() => carried(page)).toBe('::view-transition-group(product-photo)');
  expect(said).toEqual([]);
});

test('where nothing may move, no photo is carried', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(list);
  await page.evaluate(() => {
    const count = { value: 0 };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      count.value += 1;
      return start(update);
    };
    Object.assign(window, { transitions: count });
  });
  await wake(page);
  await firstCard(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  expect(
    await page.evaluate(() => (window as unknown as { transitions: { value: number } }).transitions.value),
  ).toBe(0);
});
