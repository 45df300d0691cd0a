import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './journey.ts';
import { logIn, newMobile, quietConsole, signInByService, untilReloaded } from './shopper.ts';

/** Opens a member's screen as a new member. */
async function enter(page: Page, path: string) {
  await signInByService(page);
  await page.goto(path);
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
  await page.goto('/Settings');
  // A visitor is asked to sign in, and goes on.
  await logIn(page, newMobile());
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
  await expect(page.getByText('Profile updated').first()).toBeVisible();
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
  await expect(page.getByText('Profile updated').first()).toBeVisible();
  const shown = page.getByRole('main').locator('[data-slot=avatar] img').last();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeHidden();
  // The browser says itself that a picture was refused; the record of the test may not read a picture of this machine.
  expect(said.filter((line) => !/Failed to load resource|Connecting to 'blob:/.test(line))).toEqual([]);
});

test('one’s data is taken home, and giving up the account asks for a proof', async ({ page }) => {
  await enter(page, '/Settings?tab=security');
  await expect(page.getByText('This device')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await coming).suggestedFilename()).toBe('ican-mall-account.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel('Verification code')).toHaveAttribute('aria-invalid', 'true');
});

test('another language from the account, kept where one was', async ({ page }) => {
  await enter(page, '/Settings?tab=language');
  await untilReloaded(page, () => page.getByRole('main').getByRole('radio', { name: 'Türkçe' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Dil ve bölge' })).toBeVisible();
});
