import { expect, test } from '@playwright/test';
import { deskKey } from '../tools/desk-key.ts';
import { logIn, newMobile, quietConsole, shopData } from './shopper.ts';

test('a visitor asks a shop by keyboard, signs in for it, and reads its answers (S1.38, S2.27, S6.11)', async ({
  page,
  isMobile,
}) => {
  const said = quietConsole(page);
  const desk = (...words: string[]) =>
    page.request.post('/dev/desk/api', { data: { words }, headers: deskKey(shopData()) });
  await page.goto('/store/tarnfell-outdoor/2012');
  await page.getByRole('button', { name: 'Chat', exact: true }).press('Enter');
  await logIn(page, newMobile());
  await expect(page).toHaveURL(/\/iCanchat\?conversationId=cv_/);
  const conversationId = new URL(page.url()).searchParams.get('conversationId') ?? '';
  const field = page.getByRole('textbox', { name: 'Message Tarnfell Outdoor' });
  await field.fill('Is the tent dry?');
  await field.press('Enter');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  await desk('answer', conversationId, 'Dry as a bone.');
  await expect(page.getByRole('log').getByText('Dry as a bone.')).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText('Read', { exact: true })).toBeVisible();
  await field.fill('half a thought');

  await page.goto('about:blank');
  await desk('answer', conversationId, 'Shall I keep it for you?');
  await page.goto('/Settings');
  const services = page.getByRole('region', { name: 'Services' });
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const way = (isMobile ? bar : services).getByRole('link', { name: /Chat$/ });
  if (isMobile) await expect(way).toContainText('1');
  await way.press('Enter');
  const row = page.getByRole('navigation', { name: 'Chats' }).getByRole('article');
  await expect(row).toContainText('1 unread message');
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('log').getByText('Shall I keep it for you?')).toBeVisible();
  await expect(field).toHaveValue('half a thought');
  if (isMobile) await expect(way).not.toContainText('1');
  expect(said).toEqual([]);
});
