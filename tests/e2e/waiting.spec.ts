import { expect, type Page, type Request, test } from '@playwright/test';
import { enterByPassword, newAccount } from './shopper.ts';

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const longer = 'This takes longer than usual.';

/** Never answers what is asked for at these addresses, until the returned function is called; what was asked by then stays silent. */
async function hang(page: Page, where: RegExp) {
  let silent = true;
  await page.route(where, (route) => (silent ? undefined : route.continue()));
  return () => {
    silent = false;
  };
}

/** Opens a page and waits until all of it is alive. */
async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await wake(page);
}

/** Touches the page that comes or is there, until all of it is alive. */
async function wake(page: Page) {
  await expect(async () => {
    await page.mouse.move(40 + Math.random() * 40, 300);
    await expect(page.locator('main')).toBeVisible({ timeout: 1000 });
    await expect(page.locator('[data-asleep]')).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

/** The documents that the page loads from now on. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

const toContact = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
const contactCode = /\/assets\/contact\.route-/;

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
    await again(page).click();
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
  const loginCode = /\/assets\/LoginDialog-/;
  const logIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).first();
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

  test.beforeEach(({}, { project }) => {
    test.skip(project.name === 'phone', 'the button stands in the header of wide screens');
  });

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
    await again(page).click();
    await expect.poll(() => loaded.length).toBe(1);
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
    await again(page).click();
    await wake(page);
    await logIn(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  for (const [what, code, open] of [
    ['the search box', /\/assets\/SearchPanel-/, (page: Page) => page.getByRole('combobox').first().click()],
    [
      'a picture over the whole screen',
      /\/assets\/GalleryFullScreen-/,
      (page: Page) => page.getByRole('button', { name: 'Enlarge picture 1' }).click(),
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
    const code = /\/assets\/AccountMenu-/;
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

  test('do not come says so, and its links and its search work', async ({ page }) => {
    await page.clock.install();
    await hang(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.getByRole('combobox').first();
    await box.fill('toaster');
    await page.clock.fastForward(5000);
    await expect(says(page, 'This page is still loading. Its links work already.')).toBeVisible();
    await expect(again(page)).toBeVisible();
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\/\d+/);
    await page.getByRole('combobox').first().fill('toaster');
    await page.getByRole('combobox').first().press('Enter');
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(/SearchResults\/.*toaster/);
    await expect(page.getByRole('main')).toContainText('Toaster');
  });

  test('do not come after its first modules says so, too', async ({ page }) => {
    await page.clock.install();
    const come = await hang(page, /\/assets\/home\.route-/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.mouse.move(40, 300);
    await page.mouse.move(60, 320);
    await page.clock.fastForward(5000);
    await expect(says(page, 'This page is still loading. Its links work already.')).toBeVisible();
    come();
    await again(page).click();
    await wake(page);
    await expect(again(page)).toHaveCount(0);
  });

  test('cannot be had is loaded once more by itself, and no more', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    const loaded = documents(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(says(page, 'This page could not be loaded in full. Its links still work.')).toBeVisible();
    await page.mouse.move(40, 300);
    await page.waitForTimeout(1500);
    expect(loaded).toHaveLength(2);
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\/\d+/);
  });
});

test.describe('an answer that does not come', () => {
  test.beforeEach(({}, { project }) => {
    test.skip(project.name === 'phone', 'half a minute each; the same code on both');
  });

  test('to a page: said after 3 s, given up after 30 s, asked for once', async ({ page }) => {
    await openAlive(page, '/contact-us');
    const asked: string[] = [];
    await page.route(/\/api\//, (route) => void asked.push(route.request().url()));
    await page.getByRole('link', { name: /home/i }).first().click();
    const clicked = Date.now();
    await expect(says(page, longer)).toBeVisible();
    const failed = page.getByRole('main').getByText('Something went wrong').first();
    await expect(failed).toBeVisible({ timeout: 60_000 });
    expect(Date.now() - clicked).toBeGreaterThan(28_000);
    expect(asked.length).toBe(new Set(asked).size);
    await expect(says(page, longer)).toHaveCount(0);
    await page.unroute(/\/api\//);
    await again(page).first().click();
    await expect(page.getByRole('main').locator('a[href^="/products/"]').first()).toBeVisible();
  });

  test('to a list’s next page', async ({ page }) => {
    const more = /\/api\/indexTag\/moreGoodStuff\?.*current=2/;
    const asked: string[] = [];
    await page.route(more, (route) => void asked.push(route.request().url()));
    await openAlive(page, '/');
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(asked).toHaveLength(1);
    }).toPass();
    await expect(says(page, longer)).toBeVisible();
    const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect(failed).toBeVisible({ timeout: 60_000 });
    expect(asked).toHaveLength(1);
    await page.unroute(more);
    const products = page.getByRole('main').locator('a[href^="/products/"]');
    const before = await products.count();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => products.count()).toBeGreaterThan(before);
  });

  test('to a code that was asked for: said over the open dialog, and the button is there again', async ({
    page,
  }) => {
    let sent = 0;
    await page.route(/\/api\/sms\/send/, () => void (sent += 1));
    await openAlive(page, '/');
    await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Mobile number').fill('771234567');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(says(page, /^This takes longer than usual\. We are still waiting/)).toBeVisible();
    await expect(page.getByText('Something went wrong').first()).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled();
    expect(sent).toBe(1);
  });

  test('to an order: said, never sent again by itself, and the button is there again', async ({
    page,
    request,
  }) => {
    test.setTimeout(150_000);
    await enterByPassword(page, '/Cart', await newAccount(page, request));
    await page.goto('/products/100001');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await page.goto('/Cart');
    await page.getByRole('button', { name: 'Checkout' }).click();
    const form = page.getByRole('dialog', { name: 'Delivery details' });
    await form.getByLabel('Contact name').fill('Nimali Perera');
    await form.getByLabel('Province').selectOption({ label: 'Western' });
    await form.getByLabel('District').selectOption({ label: 'Colombo' });
    await form.getByLabel('Town').selectOption({ index: 1 });
    await form.getByLabel('Address', { exact: true }).fill('24/1 Stanley Road');
    await form.getByLabel('Zip code').fill('10250');
    await form.getByLabel('Mobile number').fill('771234567');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await page.getByRole('radio', { name: /bank card/i }).check();

    const submit = /\/api\/p\/order\/submit/;
    let sent = 0;
    await page.route(submit, () => void (sent += 1));
    const place = page.getByRole('button', { name: 'Place order' }).first();
    await place.click();
    await expect(says(page, /^This takes longer than usual\. We are still waiting/)).toBeVisible();
    await expect(page.getByText('Something went wrong').first()).toBeVisible({ timeout: 60_000 });
    expect(sent).toBe(1);
    await page.unroute(submit);
    await expect(place).toBeEnabled();
    await place.click();
    await expect(page).toHaveURL(/order-placed/);
  });
});
