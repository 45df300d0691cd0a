import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { quietConsole, signInByService } from './shopper.ts';

/** The book of a new member. */
async function openBook(page: Page) {
  await signInByService(page);
  await page.goto('/Settings?tab=addresses');
  await expect(page.getByText('No address yet')).toBeVisible();
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Delivery details' });

/** Pastes as a reader does, with what the clipboard holds. */
const paste = (page: Page, text: string) =>
  form(page)
    .getByLabel('Address', { exact: true })
    .evaluate((field, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', copied);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

test('addresses are pasted, kept as drafts, made the default and deleted (S2.44–S2.47, S8.38–S8.40)', async ({
  page,
}) => {
  const said = quietConsole(page);
  await openBook(page);
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(
    form(page).getByLabel('Province').getByRole('option', { name: 'Western', exact: true }),
  ).toBeAttached();
  await paste(page, 'Nimal Perera\n24/1 Stanley Road\nNugegoda, Colombo\n077 123 4567');
  await expect(form(page).getByLabel('Town')).toHaveValue(/\d+/);
  await expect(form(page).getByText(/^Filled in from what you pasted/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(form(page).getByText('Your draft is still here.')).toBeVisible();
  await expect(form(page).getByLabel('Contact name')).toHaveValue('Nimal Perera');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Address added', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 20 addresses')).toBeVisible();

  await page.getByRole('button', { name: 'Add address' }).click();
  await form(page).getByLabel('Country', { exact: true }).selectOption({ label: 'Laos' });
  await expect(
    form(page).getByLabel('Province').getByRole('option', { name: 'Vientiane Capital' }),
  ).toBeAttached();
  await paste(page, 'Somphone Keo\nHouse 12, Ban Anou, Chanthabouly, Vientiane Capital\n020 5551 2345');
  await expect(form(page).getByLabel('Address', { exact: true })).toHaveValue('House 12');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 of 20 addresses')).toBeVisible();

  await page.getByRole('button', { name: 'Set as default the address of Somphone Keo' }).click();
  const byDefault = page.getByRole('listitem').filter({ has: page.getByText('Default', { exact: true }) });
  await expect(byDefault).toContainText('Somphone Keo');
  await page.getByRole('button', { name: 'Delete the address of Somphone Keo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Address deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 20 addresses')).toBeVisible();
  await expect(page.getByRole('main').getByText('Default', { exact: true })).toBeVisible();
  expect(said).toEqual([]);
});

test('by keyboard alone: what is missing is said at its field, then it is kept (S5)', async ({ page }) => {
  const said = quietConsole(page);
  await openBook(page);
  await page.getByRole('button', { name: 'Add address' }).focus();
  await page.keyboard.press('Enter');
  await form(page).getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('This field is required').first()).toBeVisible();
  await expect(form(page).getByLabel('Contact name')).toBeFocused();
  // The form sets the focus once more in the next task; nobody types before that, a journey on a busy machine does.
  await page.evaluate(() => new Promise((next) => setTimeout(next)));
  await page.keyboard.type('Nimali Perera');
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Country', { exact: true })).toBeFocused();
  for (const [level, name] of [
    ['Province', 'Western'],
    ['District', 'Colombo'],
    ['Town', 'Nugegoda'],
  ] as const) {
    await expect(form(page).getByLabel(level).getByRole('option', { name }).first()).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(form(page).getByLabel(level)).toBeFocused();
    await page.keyboard.type(name);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('24/1 Stanley Road');
  await form(page).getByLabel('Mobile number').focus();
  await page.keyboard.type('771234567');
  await form(page).getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 20 addresses')).toBeVisible();
  expect(said).toEqual([]);
});
