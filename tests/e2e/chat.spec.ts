import { expect, test } from '@playwright/test';
import { logIn, newMobile, quietConsole } from './shopper.ts';

test('a visitor asks a shop, signs in for it, and reads its answer (S1.38, S2.27, S6.11)', async ({
  page,
}) => {
  const said = quietConsole(page);
  const desk = (...words: string[]) =>
    page.request.post('/dev/desk/api', { data: { words }, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  await page.goto('/store/tarnfell-outdoor/2012');
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await logIn(page, newMobile());
  await expect(page).toHaveURL(/\/iCanchat\?conversationId=cv_/);
  const conversation = new URL(page.url()).searchParams.get('conversationId') ?? '';
  const field = page.getByRole('textbox', { name: 'Message Tarnfell Outdoor' });
  await field.fill('Is the tent dry?');
  await field.press('Enter');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  await desk('answer', conversation, 'Dry as a bone.');
  await expect(page.getByRole('log').getByText('Dry as a bone.')).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText('Read', { exact: true })).toBeVisible();

  await field.fill('half a thought');
  await page.reload();
  await expect(field).toHaveValue('half a thought');
  expect(said).toEqual([]);
});
