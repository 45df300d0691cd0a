import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import {
  again,
  codeFile,
  documents,
  hang,
  longer,
  openAlive,
  says,
  saysStillLoading,
  wake,
} from './patience.ts';
import { untilReloaded } from './shopper.ts';

const toContact = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
const contactCode = codeFile('contact.route');

test.describe('the code of a screen', () => {
  test('that cannot be had: the page is loaded once as the server makes it, and says what is missing', async ({
    page,
  }) => {
    await openAlive(page, '/');
    await page.route(contactCode, (route) => route.abort());
    const loaded = documents(page);
    await toContact(page).click();
    await expect(says(page, 'This page could not be loaded in full. Its links still work.')).toBeVisible();
    await expect(page).toHaveURL(/contact-us$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loaded).toHaveLength(1);

    await page.unroute(contactCode);
    await untilReloaded(page, () => again(page).click());
    await wake(page);
    await expect(again(page)).toHaveCount(0);
    expect(loaded).toHaveLength(2);
  });

  test('that is not there after a new build: one load, and all is well', async ({ page }) => {
    await openAlive(page, '/');
    const loaded = documents(page);
    await page.route(contactCode, (route) =>
      loaded.length === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    );
    await toContact(page).click();
    await expect.poll(() => loaded.length).toBe(1);
    await wake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(again(page)).toHaveCount(0);
    expect(loaded).toHaveLength(1);
  });

  test('that does not come: this is said, and the page can be had as the server makes it', async ({
    page,
  }) => {
    await page.clock.install();
    await openAlive(page, '/');
    await hang(page, contactCode);
    await toContact(page).click();
    await page.clock.fastForward(3000);
    await expect(says(page, longer)).toBeVisible();
    await expect(again(page)).toHaveCount(0);
    await page.clock.fastForward(7000);
    const loaded = documents(page);
    await again(page).click();
    await expect(page).toHaveURL(/contact-us$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loaded).toHaveLength(1);
  });

  test('is given up after two minutes, with the screen’s own message', async ({ page }) => {
    await page.clock.install();
    await openAlive(page, '/');
    const come = await hang(page, contactCode);
    await toContact(page).click();
    await page.clock.fastForward(3000);
    await expect(says(page, longer)).toBeVisible();
    await page.clock.fastForward(118_000);
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('Something went wrong');
    come();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the code of a part', () => {
  const loginCode = codeFile('login');
  const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).first();
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

  test.skip(({ isMobile }) => isMobile, 'the button stands in the header of wide screens');

  test('that cannot be had comes when it is asked for again, on the page as it stands', async ({ page }) => {
    await page.route(loginCode, (route) => route.abort());
    await openAlive(page, '/');
    const loaded = documents(page);
    await logIn(page).click();
    await expect(says(page, 'A part of this page could not be loaded.')).toBeVisible();
    await page.unroute(loginCode);
    await again(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(again(page)).toHaveCount(0);
    expect(loaded).toEqual([]);
  });

  test('that is not there after a new build comes with a new page, and never by itself', async ({ page }) => {
    await page.route(loginCode, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openAlive(page, '/');
    const loaded = documents(page);
    await logIn(page).click();
    await untilReloaded(page, () => again(page).click());
    expect(loaded).toHaveLength(1);
    await page.unroute(loginCode);
    await wake(page);
    await logIn(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(loaded).toHaveLength(1);
  });

  test('that does not come: this is said', async ({ page }) => {
    await page.clock.install();
    const come = await hang(page, loginCode);
    await openAlive(page, '/');
    await logIn(page).click();
    await page.clock.fastForward(5000);
    await expect(says(page, 'Still loading…')).toBeVisible();
    await page.clock.fastForward(5000);
    come();
    await page.clock.resume();
    // The page that is there is alive already: what is done before the next one comes would be lost with it.
    await untilReloaded(page, () => again(page).click());
    await wake(page);
    await logIn(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  for (const [what, code, open] of [
    ['the search box', codeFile('SearchPanel'), (page: Page) => page.getByRole('combobox').first().click()],
    [
      'a picture over the whole screen',
      codeFile('GalleryFullScreen'),
      (page: Page) =>
        page
          .getByRole('region', { name: /^Pictures of / })
          .getByRole('button', { name: 'Enlarge picture 1' })
          .click(),
    ],
  ] as const) {
    test(`of ${what} comes when it is asked for again`, async ({ page }) => {
      await page.route(code, (route) => route.abort());
      await openAlive(page, '/products/100001');
      await open(page);
      await expect(says(page, 'A part of this page could not be loaded.')).toBeVisible();
      await page.unroute(code);
      const come = page.waitForResponse(code);
      await again(page).click();
      expect((await come).status()).toBe(200);
      await expect(again(page)).toHaveCount(0);
    });
  }

  test('of parts that sleep: what was clicked is done when they come', async ({ page }) => {
    const code = codeFile('frame');
    await page.route(code, (route) => route.abort());
    await page.goto('/');
    await logIn(page).click();
    await expect(says(page, 'A part of this page could not be loaded.')).toBeVisible();
    await page.unroute(code);
    await again(page).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('a page whose scripts', () => {
  const scripts = /\/assets\/.*\.js$/;

  test('do not come says so, and its links and its search work', async ({ page, isMobile }) => {
    await page.clock.install();
    await hang(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.getByRole('combobox').first();
    await box.fill('toaster');
    await saysStillLoading(page);
    await expect(again(page)).toBeVisible();
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\/\d+/);
    if (isMobile) {
      await page.getByRole('main').getByRole('link', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('combobox').first()).toBeFocused();
    }
    await page.getByRole('combobox').first().fill('toaster');
    await page.getByRole('combobox').first().press('Enter');
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(/SearchResults\/.*toaster/);
    await expect(page.getByRole('main')).toContainText('Toaster');
  });

  test('do not come after its first modules says so, too', async ({ page }) => {
    await page.clock.install();
    const come = await hang(page, codeFile('home.route'));
    await page.goto('/', { waitUntil: 'commit' });
    await saysStillLoading(page);
    come();
    await again(page).click();
    await wake(page);
    await expect(again(page)).toHaveCount(0);
  });

  test('come late: what was pressed on the screen itself is done then', async ({ page }) => {
    let come = () => {};
    const pressed = new Promise<void>((resolve) => (come = resolve));
    await page.route(scripts, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/notification', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    come();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('cannot be had is loaded once more by itself, and no more', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    const loaded = documents(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(says(page, 'This page could not be loaded in full. Its links still work.')).toBeVisible();
    await page.mouse.move(40, 300, { steps: 2 });
    await page.waitForTimeout(1500);
    expect(loaded).toHaveLength(2);
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\/\d+/);
  });
});
