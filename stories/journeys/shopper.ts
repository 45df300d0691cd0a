import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { like, say } from '#storybook/say.ts';
import { codeFor } from '#storybook/service/mailbox.ts';
import { shopperMobile } from '#storybook/service/the-shop.ts';

export type Hand = Pick<StoryContext, 'userEvent'>;

/** The screen that is shown, without header and footer. */
export const inMain = async () => within(await screen.findByRole('main'));

/** Waits for the first thing of a name, of those that are to be seen at this width, and until it can be pressed. */
export async function ready(role: 'button' | 'link' | 'radio', name: string | RegExp) {
  const first = async () => (await screen.findAllByRole(role, { name }))[0];
  await waitFor(async () => {
    const found = await first();
    await expect(found).toBeEnabled();
    await expect(found).not.toHaveAttribute('aria-disabled', 'true');
  });
  return first();
}

/** Clicks the first thing of a name, once it can be pressed. */
export async function press({ userEvent }: Hand, role: 'button' | 'link' | 'radio', name: string | RegExp) {
  const found = await ready(role, name);
  if (found) await userEvent.click(found);
}

/**
 * Opens home by the logo, or by the bar of a phone; from a product on a phone by the way back first. Waits until home is
 * shown: what is opened on the screen before goes with it.
 */
export async function goHome(hand: Hand) {
  const back = screen.queryByRole('button', { name: say('productBar.back') });
  if (back) await hand.userEvent.click(back);
  await press(hand, 'link', new RegExp(`^(${say('header.home')}|${say('siteBottomNav.home')})$`));
  await screen.findByRole('heading', { level: 1, name: say('homePage.title') });
}

/** Waits until the shop says something that is to be seen. */
export const isSaid = (words: string) =>
  waitFor(() => expect(screen.getAllByText(words).at(-1)).toBeVisible());

/** Does something after which the shop loads its page anew, and waits until the old one is gone. */
export async function untilLoadedAnew(act: () => Promise<unknown>) {
  const before = document.querySelector('main');
  await act();
  await waitFor(() => expect(before).not.toBeInTheDocument());
}

/** Signs in by a code, in the login modal that is open. */
export async function signInByCode({ userEvent }: Hand) {
  const form = within(await screen.findByRole('dialog', { name: say('loginModal.name') }));
  await userEvent.type(
    await form.findByRole('textbox', { name: say('identityField.mobile') }),
    shopperMobile,
  );
  await userEvent.click(form.getByRole('button', { name: say('Send code') }));
  const field = form.getByRole('textbox', { name: say('loginForm.code') });
  const code = await codeFor(shopperMobile);
  await waitFor(() => expect(field).toBeEnabled());
  await untilLoadedAnew(() => userEvent.type(field, `${code}{Enter}`));
}

/** Opens the first product of the list that is shown. Answers its name. */
export async function openFirstProduct({ userEvent }: Hand): Promise<string> {
  const [card] = await (await inMain()).findAllByRole('article');
  const link = card?.querySelector('a');
  const name = link?.textContent ?? '';
  if (link) await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name });
  // It is shown with its figures held together; everywhere else the product is called by its plain name.
  return name.replaceAll('\u00a0', ' ');
}

/** Sees in the drawer what has just come into the cart, and shuts it. */
export async function seeAdded(hand: Hand) {
  await isSaid(say('cart.added'));
  await press(hand, 'button', say('drawer.close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Puts the product that is shown into the cart. */
export async function addToCart(hand: Hand) {
  await press(hand, 'button', say('buyBox.addToCart'));
  await seeAdded(hand);
}

/** Opens the cart by the link that every page has. */
export async function openCart(hand: Hand) {
  await press(hand, 'link', new RegExp(`^${say('cartLink.name')}`));
  await screen.findByRole('heading', { level: 1, name: say('cartPage.title') });
}

/** Opens the sheet with the filters, on a phone. */
export async function openFilters(hand: Hand) {
  await press(hand, 'button', like('filterButton.filter'));
  return screen.findByRole('dialog', { name: say('filterSheet.name') });
}
