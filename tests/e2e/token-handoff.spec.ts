import { expect } from '@playwright/test';
import { dataFolder, type RunningShop, startShop } from '../bench/shop.ts';
import { type LocalIssuer, openIssuer } from '../service/local-issuer.ts';
import { accountOf, newMail } from './account-of.ts';
import { test } from './journey.ts';
import { codeFor, newMobile, password, quietConsole, signedInAs, untilReloaded } from './shopper.ts';

/** A shop of its own, to which an app is known; the app's keys are those of an issuer on this machine. */
const port = Number(process.env.E2E_PORT ?? 4300) + 1;
const { folder, drop } = dataFolder();
let shop: RunningShop;
let ownApp: LocalIssuer;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  // Longer than a shop may take to open: one that is given up would stay, and answer the next run with keys that are gone.
  test.setTimeout(240_000);
  ownApp = await openIssuer('https://app.example');
  shop = await startShop(folder, port, {
    APP_ISSUER: 'https://app.example',
    APP_KEYS_URL: ownApp.settings.keysUrl,
    APP_AUDIENCE: ownApp.settings.clientId,
  });
});

test.afterAll(async () => {
  await Promise.all([shop.stop(), ownApp.close()]);
  drop();
});

/** A token of the app for somebody whose number it has proven. */
const handedOver = (mobile: string, name: string) =>
  ownApp.token(new Date(), { sub: mobile, name, phone_number: `+94${mobile}`, phone_number_verified: true });

test('whom the app hands over is asked, and then signed in with the number that it has proven', async ({
  page,
  request,
}) => {
  const said = quietConsole(page);
  const mobile = newMobile();
  const userId = await accountOf(page, request, `0094${mobile}`, folder);
  await page.goto(`/categories?icanToken=${await handedOver(mobile, 'Nimal Perera')}`);
  const question = page.getByRole('dialog', { name: 'Log in as Nimal Perera?' });
  await expect(question).toContainText(`…${mobile.slice(-4)}`);
  await expect(page).toHaveURL('/categories');
  await untilReloaded(page, () => question.getByRole('button', { name: 'Continue' }).click());
  expect(await signedInAs(page)).toBe(userId);
  await expect(page).toHaveURL('/categories');
  await page.goBack();
  expect(page.url()).not.toContain('icanToken');
  expect(said).toEqual([]);
});

test('who has neither a number nor an email sets a password with an email, and logs in with both (S2.48)', async ({
  page,
  browser,
}) => {
  const said = quietConsole(page);
  const sub = newMobile();
  const address = `/Settings?tab=security&icanToken=${await ownApp.token(new Date(), { sub, name: 'Kamala' })}`;
  const question = page.getByRole('dialog', { name: 'Log in as Kamala?' });
  await page.goto(address);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in', exact: true })).toBeVisible();
  await page.goto(address);
  await untilReloaded(page, () => question.getByRole('button', { name: 'Continue' }).click());
  const main = page.getByRole('main');
  await expect(main.getByText('None yet. You log in with Google, Facebook or the app.')).toBeVisible();
  await main.getByRole('link', { name: 'Set a password' }).click();
  const mail = newMail();
  await main.getByLabel('Email').fill(mail);
  await main.getByRole('button', { name: 'Send code' }).click();
  await main.getByLabel('Verification code').fill(await codeFor(page, mail, folder));
  await main.getByLabel('New password', { exact: true }).fill(password);
  await main.getByLabel('Confirm password').fill(password);
  await main.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password updated').first()).toBeVisible();
  const userId = await signedInAs(page);
  expect([userId, said]).toEqual([expect.stringMatching(/./), []]);

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/Settings?tab=security');
  const dialog = elsewhere.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByRole('button', { name: 'Use email instead' }).click();
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await untilReloaded(elsewhere, () => dialog.getByRole('button', { name: 'Log in' }).click());
  await expect(elsewhere.getByRole('main').locator('bdi', { hasText: mail })).toBeVisible();
  expect(await signedInAs(elsewhere)).toBe(userId);
  await elsewhere.close();
});

test('a link of somebody else takes nobody’s session: who is in is told so, and stays in without a yes', async ({
  page,
  request,
  playwright,
}) => {
  const [mobile, other] = [newMobile(), newMobile()];
  const userId = await accountOf(page, request, `0094${mobile}`, folder);
  // Two people, two browsers: one would send the first one's cookies with the second one's call.
  const elsewhere = await playwright.request.newContext({ baseURL: `http://localhost:${port}` });
  const otherId = await accountOf(page, elsewhere, `0094${other}`, folder);
  const logins: string[] = [];
  page.on('request', (sent) => {
    if (/\/api\/.*\/login/.test(sent.url())) logins.push(sent.url());
  });
  const question = (name: string) => page.getByRole('dialog', { name: `Log in as ${name}?` });
  await page.goto(`/?icanToken=${await handedOver(mobile, 'Nimal Perera')}`);
  await untilReloaded(page, () => question('Nimal Perera').getByRole('button', { name: 'Continue' }).click());
  expect(await signedInAs(page)).toBe(userId);
  expect(logins.splice(0)).toHaveLength(1);

  await page.goto(`/categories?icanToken=${await handedOver(other, 'Mallory')}`);
  await expect(question('Mallory')).toContainText(/You are logged in as .+ is logged out in this browser/);
  await question('Mallory').getByRole('button', { name: 'Not now' }).click();
  await expect(question('Mallory')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([logins, await signedInAs(page)]).toEqual([[], userId]);

  await page.goto(`/categories?icanToken=${await handedOver(other, 'Kamala')}`);
  await untilReloaded(page, () => question('Kamala').getByRole('button', { name: 'Continue' }).click());
  expect(await signedInAs(page)).toBe(otherId);
});
