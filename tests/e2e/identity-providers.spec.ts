import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { dataFolder, type RunningShop, startShop } from '../bench/shop.ts';
import { type LocalIssuer, openIssuer } from '../service/local-issuer.ts';
import { accountOf, newMail } from './account-of.ts';
import { test } from './journey.ts';
import { quietConsole, signedInAs, untilReloaded } from './shopper.ts';

/** A shop of its own, to which Google and Facebook are known; their keys are those of issuers on this machine. */
const port = Number(process.env.E2E_PORT ?? 4300) + 1;
const { folder, drop } = dataFolder();
let shop: RunningShop;
let google: LocalIssuer;
let facebook: LocalIssuer;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  // Longer than a shop may take to open: one that is given up would stay, and answer the next run with keys that are gone.
  test.setTimeout(240_000);
  google = await openIssuer('https://accounts.google.com');
  facebook = await openIssuer('https://www.facebook.com', { provesMail: false });
  shop = await startShop(folder, port, {
    GOOGLE_CLIENT_ID: google.settings.clientId,
    GOOGLE_KEYS_URL: google.settings.keysUrl,
    FACEBOOK_APP_ID: facebook.settings.clientId,
    FACEBOOK_KEYS_URL: facebook.settings.keysUrl,
  });
});

test.afterAll(async () => {
  await Promise.all([shop.stop(), google.close(), facebook.close()]);
  drop();
});

const html = 'text/html; charset=utf-8';
const cors = { 'access-control-allow-origin': '*' };

/** Does what Google Identity Services does: draws a button in a frame of its own and calls back with a credential. */
const googleScript = `
  const origin = 'https://accounts.google.com';
  let options;
  addEventListener('message', async ({ origin: from, data }) => {
    if (from !== origin || data !== 'pressed') return;
    const query = new URLSearchParams({ client_id: options.client_id, nonce: options.nonce });
    const credential = await (await fetch(origin + '/gsi/issue?' + query)).text();
    options.callback({ credential });
  });
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    renderButton(place, { locale }) {
      const frame = document.createElement('iframe');
      frame.title = 'Google';
      frame.src = origin + '/gsi/button?hl=' + locale;
      place.replaceChildren(frame);
    },
  } } };`;

const googleFrame = `<!doctype html><button onclick="parent.postMessage('pressed', '*')">Sign in with Google</button>`;

/** Answers for Google; what it says of the person is asked at each press. */
async function standInForGoogle(page: Page, claims: () => Record<string, unknown>) {
  await page.route('https://accounts.google.com/gsi/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const nonce = searchParams.get('nonce') ?? '';
    if (pathname === '/gsi/client')
      await route.fulfill({ contentType: 'text/javascript', body: googleScript });
    else if (pathname === '/gsi/button') await route.fulfill({ contentType: html, body: googleFrame });
    else await route.fulfill({ headers: cors, body: await google.token(new Date(), { nonce, ...claims() }) });
  });
}

test('Google signs in who has an account with the same proven mail, and goes on; for another shop it does not (S1.44, S2.106)', async ({
  page,
  request,
}) => {
  const said = quietConsole(page);
  const mail = newMail();
  const userId = await accountOf(page, request, mail, folder);
  let aud = 'another-shop';
  await standInForGoogle(page, () => ({ aud, sub: mail, email: mail, email_verified: true }));
  await page.goto('/products/100003');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const button = dialog.frameLocator('iframe[title=Google]').getByRole('button');

  // A failure is written down and nothing more (S8.7).
  await button.click();
  await expect.poll(() => said.filter((line) => line.includes('Login failed:'))).toHaveLength(1);
  await expect(dialog).toBeVisible();
  expect(await signedInAs(page)).toBeUndefined();
  said.length = 0;

  aud = google.settings.clientId;
  await button.click();
  await expect(page.getByText('Added to favourites', { exact: true })).toBeVisible();
  expect(await signedInAs(page)).toBe(userId);
  expect(said).toEqual([]);
});

test('in Russian: Facebook signs in by its own page, with an account of its own; who turns back there is where they were (S1.45, S2.107)', async ({
  page,
  request,
  context,
}) => {
  await context.addCookies([{ name: 'mall_lang', value: 'ru', url: 'http://localhost' }]);
  const said = quietConsole(page);
  const mail = newMail();
  const sameMail = await accountOf(page, request, mail, folder);
  let asked = new URLSearchParams();
  await standInForGoogle(page, () => ({}));
  await page.route('https://www.facebook.com/*/dialog/oauth?*', (route) => {
    asked = new URL(route.request().url()).searchParams;
    const back = (answer: Record<string, string>) =>
      `${asked.get('redirect_uri')}?${new URLSearchParams({ state: asked.get('state') ?? '', ...answer })}`;
    const yes = back({ code: 'c-1' }).replaceAll('&', '&amp;');
    const no = back({ error: 'access_denied' }).replaceAll('&', '&amp;');
    return route.fulfill({
      contentType: html,
      body: `<!doctype html><a href="${yes}">Продолжить</a> <a href="${no}">Отмена</a>`,
    });
  });
  await page.route('https://graph.facebook.com/*/oauth/access_token?*', async (route) => {
    const sent = new URL(route.request().url()).searchParams;
    const proof = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    expect([sent.get('code'), sent.get('redirect_uri'), proof]).toEqual([
      'c-1',
      asked.get('redirect_uri'),
      asked.get('code_challenge'),
    ]);
    const claims = { sub: mail, nonce: asked.get('nonce'), email: mail, email_verified: true };
    await route.fulfill({ headers: cors, json: { id_token: await facebook.token(new Date(), claims) } });
  });

  await page.goto('/Cart');
  const dialog = page.getByRole('dialog', { name: 'Войти' });
  await dialog.getByRole('button', { name: 'Facebook' }).click();
  await page.getByRole('link', { name: 'Отмена' }).click();
  await expect(page).toHaveURL('/Cart');
  await expect(dialog).toBeVisible();
  expect(said.filter((line) => line.includes('Login failed:'))).toHaveLength(1);

  await dialog.getByRole('button', { name: 'Facebook' }).click();
  await page.getByRole('link', { name: 'Продолжить' }).click();
  const question = page.getByRole('dialog', { name: 'Войти как Nimali Perera?' });
  await expect(question).toBeVisible();
  expect(await signedInAs(page)).toBeUndefined();
  await untilReloaded(page, () => question.getByRole('button', { name: 'Продолжить' }).click());
  expect(await signedInAs(page)).toMatch(/./);
  await expect(page).toHaveURL('/Cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  expect(await signedInAs(page)).not.toBe(sameMail);
});

test('an answer of Facebook that this tab did not ask for does nothing, and its fragment goes at once', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(asked.url() + (asked.headers().referer ?? '')));
  for (const address of [
    '/auth/facebook#access_token=secret-of-somebody&state=x',
    '/auth/facebook/#id_token=secret-of-somebody',
    '/auth/facebook?code=secret-of-somebody&state=x#_=_',
  ]) {
    await page.goto('/About');
    await page.goto(address);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => window.location.href)).toBe(`http://localhost:${port}/`);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForFunction(() => window.sessionStorage.getItem('mall.tokenHandoff') === null);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/About');
    expect(await signedInAs(page)).toBeUndefined();
  }
  expect(sent.filter((text) => text.includes('#') || /api\/.*login|graph\.facebook/.test(text))).toEqual([]);
  expect(sent.filter((text) => text.includes('secret-of-somebody'))).toHaveLength(1);
});
