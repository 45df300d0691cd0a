import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { codeFor, logIn, newMobile, quietConsole } from './shopper.ts';

/** Opens a member's screen as a visitor, signs in there, and goes on. */
async function enter(page: Page, path: string) {
  const mobile = newMobile();
  await page.goto(path);
  await logIn(page, mobile);
  return mobile;
}

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a7d5e' } })
    .jpeg()
    .toBuffer();

test('the account: the ways to it, its figures, and a profile that is kept (Z4, S8.37)', async ({
  page,
  isMobile,
}) => {
  const said = quietConsole(page);
  await enter(page, '/Settings');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  if (isMobile)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL('/profile');

  const name = page.getByLabel('Nickname');
  await name.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter a nickname')).toBeVisible();
  await name.fill('林晓雨');
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Birthday').fill('1991-04-14');
  // What is typed is still there after a reload, though nothing was saved.
  await page.reload();
  await expect(name).toHaveValue('林晓雨');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('林晓雨');
  await expect(page.getByLabel('Birthday')).toHaveValue('1991-04-14');
  expect(said).toEqual([]);
});

test('a picture of one’s own is sent, shown, and taken away again (S7.25)', async ({ page }) => {
  const said = quietConsole(page);
  await enter(page, '/profile');
  const input = page.getByLabel('Change picture');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Only JPEG, PNG and WebP pictures can be used')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  const shown = page.getByRole('main').locator('[data-slot=avatar] img').last();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeHidden();
  expect(said).toEqual([]);
});

test('a first password, another one, and the devices that it logs out (S5.16, S8.36)', async ({
  page,
  browser,
}) => {
  const mobile = await enter(page, '/Settings?tab=password');
  const [first, second] = ['Temple-Road-1815', 'Kandy-Lake-2026'];
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent')).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeFor(page, mobile.slice(-9)));
  await page.getByLabel('New password').fill(first);
  await page.getByLabel('Confirm password').fill(`${first}x`);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill(first);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();

  // Somewhere else, with the same account.
  const other = await browser.newContext();
  const entered = await other.request.post('/api/web/login', {
    data: { userMobile: `0094${mobile}`, loginPassword: first },
  });
  expect(entered.ok()).toBe(true);
  await page.goto('/Settings?tab=security');
  await expect(page.getByText('This device')).toBeVisible();
  await page
    .getByRole('button', { name: /^Log out (?!everywhere)/ })
    .last()
    .click();
  await expect(page.getByText('Logged out there')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toBeHidden();

  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Old password').fill('not-this-one');
  await page.getByLabel('New password').fill(second);
  await page.getByLabel('Confirm password').fill(second);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('Old password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Old password').fill(first);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();
  await other.close();
});

test('one’s data is taken home; the account is given up and kept after all', async ({ page }) => {
  const mobile = await enter(page, '/Settings?tab=security');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('ican-mall-account.json');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent')).toBeVisible();
  await dialog.getByLabel('Verification code').fill(await codeFor(page, mobile.slice(-9)));
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeHidden();
});

test('another language from the account, kept where one was', async ({ page }) => {
  await enter(page, '/Settings?tab=language');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('radio', { name: 'Türkçe' }).check({ force: true });
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Dil ve bölge' })).toBeVisible();
});
