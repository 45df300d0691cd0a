import { expect } from '@playwright/test';
import { deskKey } from '../../scripts/desk-key.ts';
import { test } from './journey.ts';
import { logIn, newMobile, quietConsole } from './shopper.ts';
import { shopData } from './outbox.ts';

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

test('from help a visitor writes to the mall itself, signs in for it, and reads what the desk answers (S2.55)', async ({
  page,
  isMobile,
}) => {
  const said = quietConsole(page);
  const desk = (...words: string[]) =>
    page.request.post('/dev/desk/api', { data: { words }, headers: deskKey(shopData()) });
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'Chat with us' }).click();
  await logIn(page, newMobile());
  await expect(page).toHaveURL(/\/iCanchat\?conversationId=cv_/);
  const conversationId = new URL(page.url()).searchParams.get('conversationId') ?? '';
  await expect(page.getByRole('textbox', { name: 'Message iCan Mall' })).toBeVisible();
  await page.getByRole('button', { name: 'When do I get my money back?' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  const listed = (await (await desk('chats')).json()) as { lines: string[] };
  expect(listed.lines.find((line) => line.includes(conversationId))).toMatch(/1 unread {2}iCan Mall/);
  await desk('answer', conversationId, 'Within five working days.');
  await expect(page.getByRole('log').getByText('Within five working days.')).toBeVisible({ timeout: 12_000 });

  if (!isMobile) {
    const about = page.getByRole('complementary', { name: 'About this chat' });
    await expect(about).toContainText('iCan Mall');
    await expect(about.getByRole('link', { name: 'All contacts' })).toBeVisible();
  }
  // It stands among the chats by the mall's name, and from the contacts the same one opens.
  await page.goto('/contact-us');
  await page.getByRole('main').getByRole('link', { name: 'Chat with us' }).click();
  await expect(page).toHaveURL(new RegExp(conversationId));
  await page.goto('/iCanchat');
  await page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name: 'iCan Mall' }).click();
  await expect(page.getByRole('log').getByText('Within five working days.')).toBeVisible();
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL('/help');
  expect(said).toEqual([]);
});
