import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { lastSent, type Sent, shopData } from './outbox.ts';

/** The code that was sent last to a destination, after the one before where that is given. */
export async function codeFor(
  page: Page,
  ending: string,
  dataDir = shopData(),
  before?: Sent,
): Promise<string> {
  let code: string | null | undefined;
  await expect(async () => {
    const sent = await lastSent(page.request, ending, dataDir);
    code = sent?.createdAt === before?.createdAt ? undefined : sent?.code;
    expect(code).toBeTruthy();
  }).toPass({ timeout: 10_000 });
  return code ?? '';
}

/** Signs in by mobile in the login modal that is open; the page reloads. */
export async function logIn(page: Page, mobile: string) {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Mobile number').fill(mobile);
  // Who has signed in before still has that code in the mailbox, until this one is sent.
  const before = await lastSent(page.request, mobile.slice(-9), shopData());
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Verification code')).toBeEnabled();
  const code = await codeFor(page, mobile.slice(-9), shopData(), before);
  await dialog.getByLabel('Verification code').fill(code);
  await untilWelcomed(page, () => dialog.getByRole('button', { name: 'Log in' }).click());
}

/**
 * Signs in by the last press of a form, and waits until the page that comes has said so and has gone on with what was
 * wanted: the next page would do it in its place.
 */
async function untilWelcomed(page: Page, act: () => Promise<unknown>) {
  await untilReloaded(page, act);
  await page.waitForFunction(() => window.sessionStorage.getItem('mall.flash') === null);
}

/** Where these shoppers are: Sri Lanka. */
export const region = 659_006_000_343;

/**
 * Signs in by a code, asked of the service alone, before the first page is opened: how a shopper does it is walked in
 * `sign-in.spec.ts`. `loginId` has the country's digits. Answers the token.
 */
export async function signInByService(
  page: Page,
  loginId = `0094${newMobile()}`,
  language = 'en',
): Promise<string> {
  const byMail = loginId.includes('@');
  if (byMail) await page.request.post('/api/mail/send', { data: { mail: loginId } });
  else await page.request.post('/api/sms/send', { data: { mobile: loginId } });
  const code = await codeFor(page, byMail ? loginId : loginId.slice(-9));
  const answer = await page.request.post('/api/quick/login', {
    headers: { 'accept-language': language },
    data: { loginType: byMail ? 1 : 0, loginId, code, region },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The password of every account that has one here. */
export const password = 'Open doors 9!';

/** An account with a password, made by the service alone: each code is a minute apart, so these tests use one. */
export async function newAccount(page: Page, request: APIRequestContext): Promise<string> {
  const mobile = newMobile();
  const userMobile = `0094${mobile}`;
  await request.post('/api/sms/send', { data: { mobile: userMobile, purpose: 'register' } });
  const code = await codeFor(page, mobile);
  const made = await request.post('/api/user/register', {
    data: { code, invite: '', loginPassword: password, nickName: 'Nimal', regionId: region, userMobile },
  });
  expect(made.status()).toBe(200);
  return mobile;
}

/** Opens a member's screen and signs in by password in the modal that comes by itself. */
export async function enterByPassword(page: Page, path: string, mobile: string) {
  await page.goto(path);
  await logInByPassword(page, mobile);
}

/** Signs in by password in the login modal that is open; the page reloads. */
export async function logInByPassword(page: Page, mobile: string) {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await untilWelcomed(page, () => dialog.getByRole('button', { name: 'Log in' }).click());
}

/**
 * Lets the page load itself anew, and does not wait: where the page goes elsewhere as it loads, it would cut a reload
 * that is waited for. The test then waits for the page that comes. One that leaves by itself before it is asked to is let go.
 */
export const letReload = (page: Page) =>
  page.evaluate(() => void window.setTimeout(() => window.location.reload())).catch(() => undefined);

/** Does something after which the page loads itself anew, and waits for the page that comes. */
export async function untilReloaded(page: Page, act: () => Promise<unknown>) {
  const reloaded = page.waitForEvent('load');
  await act();
  await reloaded;
}

/** Does something and waits for the service's answer: what the page shows at once may still be on its way. */
export async function untilAnswered(page: Page, path: string, act: () => Promise<unknown>) {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await act();
  await (await answered).finished();
}

/** Whose session this tab keeps, once it does; undefined while the page changes, too. */
export const signedInAs = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => window.sessionStorage.getItem('mall.session'))
    .then((kept) => (kept ? (JSON.parse(kept) as { userId: string }).userId : undefined))
    .catch(() => undefined);

/** A mobile number that no other test uses. */
export const newMobile = () => `7${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Fails the test when the page's console says anything. */
export function quietConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`pageerror: ${error.message}`));
  return said;
}

/** Fills in where to deliver to in Colombo, in the dialog that is open at checkout, and saves it. */
export async function saveColomboAddress(page: Page) {
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
}

/** The token of the member of this tab. */
export const tokenOf = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(window.sessionStorage.getItem('mall.session') ?? '{}') as Record<string, string>)
        .access_token,
  );
