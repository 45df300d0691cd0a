import { expect, screen, waitFor, within } from 'storybook/test';
import { unbroken } from '#src/domain/product/unbroken.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { isWide } from '../is-wide.ts';
import { inMain, isSaid, openFilters, openFirstProduct, press, signInByCode } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: '/' }),
});

/** A first visit: a search, a filter, a product, and a heart that waits until its owner has signed in. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    let name = '';
    await step('Opens home', async () => {
      await expect((await (await inMain()).findAllByRole('article'))[0]).toBeVisible();
    });
    await step('Searches for what many search for', async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: say('searchBar.label') }));
      const popular = await screen.findByRole('group', { name: say('searchPanel.popular') });
      const [first] = within(popular).getAllByRole('option');
      if (first) await userEvent.click(first);
      await waitFor(() => expect(popular).not.toBeInTheDocument());
    });
    await step('Narrows it to what is in stock', async () => {
      const sheet = isWide() ? undefined : await openFilters(hand);
      const filters = sheet ?? (await screen.findByRole('complementary', { name: say('filterSheet.name') }));
      const inStock = new RegExp(`^${say('filter.inStock')}`);
      await userEvent.click(
        await within(filters).findByRole(sheet ? 'button' : 'checkbox', { name: inStock }),
      );
      if (sheet) {
        await userEvent.click(await within(sheet).findByRole('button', { name: like('filterSheet.show') }));
        await waitFor(() => expect(sheet).not.toBeInTheDocument());
      }
      await expect(await screen.findByRole('list', { name: say('activeFilters.label') })).toBeVisible();
    });
    await step('Opens a product', async () => {
      name = await openFirstProduct(hand);
    });
    await step('Hangs it up', () => press(hand, 'button', say('heartButton.name', { name })));
    await step('Signs in by a code', () => signInByCode(hand));
    await step('It is a favourite', async () => {
      await isSaid(say('favourite.added'));
      await press(hand, 'link', say('favouritesLink.name'));
      await screen.findByRole('heading', { level: 1, name: say('collectionPage.title') });
      await expect(await (await inMain()).findByRole('link', { name: unbroken(name) })).toBeVisible();
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
