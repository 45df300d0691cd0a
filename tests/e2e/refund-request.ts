import { expect, type Page } from '@playwright/test';

/** Fills in the form of a refund that is open and sends it; gives the number of the refund. */
export async function askForRefund(page: Page, words: string, kind?: RegExp): Promise<string> {
  if (kind) await page.getByRole('radio', { name: kind }).check();
  await page.getByRole('radio', { name: 'It is damaged' }).check();
  await page.getByLabel('What happened?').fill(words);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/Refund\?refundSn=\w+/);
  await expect(page.getByRole('heading', { level: 1, name: /^The shop answers by/ })).toBeVisible();
  return new URL(page.url()).searchParams.get('refundSn') ?? '';
}

/** Asks for the page again until its heading says so: money goes back by a job. */
export const untilItSays = (page: Page, name: string | RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
