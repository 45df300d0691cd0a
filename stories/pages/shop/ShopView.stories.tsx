import { expect, screen, waitFor, within } from 'storybook/test';
import { aProblem, exampleOf } from '#mocks/contract-examples.ts';
import { cartScenarios } from '#mocks/handlers/cart.ts';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { followedShopScenarios, rememberingFollowedShops } from '#mocks/handlers/followed-shops.ts';
import { shopScenarios } from '#mocks/handlers/shops.ts';
import { ShopPage } from '#src/pages/shop/ShopPage.tsx';
import * as page from '#src/pages/shop/shop.route.ts';
import { patterns, shopUrl } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { storeName } from '../names.ts';
import { say, sayNumber } from '#storybook/say.ts';

const casora = shopUrl(2003, 'Casora Home Appliances');
const at = (...initialEntries: string[]) => ({ path: patterns.store, page, initialEntries });

const meta = preview.meta({
  component: ShopPage,
  parameters: {
    layout: 'fullscreen',
    router: at(casora),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('shop') },
  },
  beforeEach: ({ msw }) => msw.use(catalogScenarios.ofShop),
});

const follow = () => ({ name: say('followButton.offName', { shop: storeName() }) });
const following = () => ({ name: say('followButton.onName', { shop: storeName() }) });

export const Following = meta.story({
  parameters: { ...behaviour, member: true },
  beforeEach: ({ msw }) => msw.use(...rememberingFollowedShops([2010])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(sayNumber(18_400))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', follow()));
    await expect(await canvas.findByRole('button', following())).toBeVisible();
    await expect(await screen.findByText(say('You follow this shop now'))).toBeVisible();
    await expect(await canvas.findByText(sayNumber(18_401))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', following()));
    await expect(await canvas.findByRole('button', follow())).toBeVisible();
    await expect(await canvas.findByText(sayNumber(18_400))).toBeVisible();
  },
});

export const Followed = meta.story({
  parameters: { member: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', following())).toBeVisible();
  },
});

export const SignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', follow()));
    await expect(await screen.findByRole('dialog', { name: say('loginModal.name') })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: say('identityField.countryCode') })).toHaveDisplayValue(
        'Sri Lanka (+94)',
      ),
    );
  },
});

export const FollowRefused = meta.story({
  parameters: { member: true },
  beforeEach: ({ msw }) => msw.use(followedShopScenarios.noneYet, followedShopScenarios.full),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', follow()));
    await expect(await screen.findByText(aProblem('followLimit').desc)).toBeVisible();
    await expect(canvas.getByRole('button', follow())).toBeVisible();
  },
});

export const FollowFailing = meta.story({
  parameters: { member: true },
  beforeEach: ({ msw }) => msw.use(followedShopScenarios.changeFailing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', following()));
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(await canvas.findByRole('button', following())).toBeVisible();
  },
});

const { shopId, shopName, room } = exampleOf('getShop', 'room');
const dots = room?.dots ?? [];

export const RoomAddOne = meta.story({
  parameters: { member: true, router: at(shopUrl(shopId, shopName)) },
  beforeEach: ({ msw }) => msw.use(shopScenarios.withRoom),
  play: async ({ canvas, userEvent }) => {
    const shown = within(await canvas.findByRole('region', { name: say('shopRoom.title') }));
    const name = dots[0]?.prodName ?? '';
    await userEvent.click(shown.getByRole('button', { expanded: false, name: new RegExp(`^${name}`) }));
    await expect(shown.getByRole('link', { name })).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: say('shopRoom.add') }));
    await expect(await screen.findByRole('dialog', { name: say('cart.added') })).toBeVisible();
  },
});

export const RoomAddAll = meta.story({
  parameters: { member: true, router: at(shopUrl(shopId, shopName)) },
  beforeEach: ({ msw }) => msw.use(shopScenarios.withRoom),
  play: async ({ canvas, userEvent }) => {
    const shown = within(await canvas.findByRole('region', { name: say('shopRoom.title') }));
    const all = { name: say('shopRoom.addAll', { count: dots.length }) };
    await userEvent.click(shown.getByRole('button', all));
    const drawer = within(await screen.findByRole('dialog', { name: say('cart.added') }));
    await expect(await drawer.findByRole('link', { name: say('cartPeek.checkout') })).toBeVisible();
    await expect(drawer.getByRole('link', { name: say('cartPeek.cart') })).toBeVisible();
    await expect(drawer.getByRole('button', { name: say('cartPeek.undo') })).toBeVisible();
  },
});

/** Undo breaks off, since the service does not answer as it should: the drawer stays, and says so. */
export const RoomUndoBreaksOff = meta.story({
  parameters: { ...behaviour, member: true, router: at(shopUrl(shopId, shopName)) },
  beforeEach: ({ msw }) => msw.use(shopScenarios.withRoom),
  play: async ({ canvas, userEvent, msw }) => {
    const shown = within(await canvas.findByRole('region', { name: say('shopRoom.title') }));
    await userEvent.click(
      shown.getByRole('button', { name: say('shopRoom.addAll', { count: dots.length }) }),
    );
    const drawer = within(await screen.findByRole('dialog', { name: say('cart.added') }));
    msw.use(cartScenarios.changeFailing);
    await userEvent.click(await drawer.findByRole('button', { name: say('cartPeek.undo') }));
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(drawer.getByRole('button', { name: say('cartPeek.undo') })).toBeVisible();
  },
});
