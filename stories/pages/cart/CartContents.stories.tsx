import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { aCartItem, aCartOf, aCartWithInvalid, someCartItems } from '#mocks/fixtures/cart.ts';
import { money } from '#mocks/fixtures/money.ts';
import { cartScenarios } from '#mocks/handlers/cart.ts';
import { http } from '#mocks/http.ts';
import { CartPage } from '#src/pages/cart/CartPage.tsx';
import * as page from '#src/pages/cart/cart.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, likeText, say, sayAmount } from '#storybook/say.ts';
import { cartShops, kettle } from '../names.ts';

const meta = preview.meta({
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: { path: paths.cart, page, initialEntries: [paths.cart] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('cart') },
  },
});

export const SomeUnavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.withInvalid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('Cannot be bought now') })).toBeVisible();
    await expect(canvas.getByText(say('Out stock'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('Remove all') })).toBeVisible();
  },
});

export const AllUnavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.allInvalid, cartScenarios.nothingChosen),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('Remove all') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('cartSummary.checkout') })).toBeDisabled();
  },
});

export const One = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.one),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(1);
  },
});

/** What is to be paid with the best set of vouchers, in the language of the story. */
const total = () => sayAmount(money(4_124_000));

/** The best set of vouchers is in the total; one that lacks little says how much, and where to go. */
export const Vouchers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/p/shopCart/totalPay', ({ response }) =>
        response(200).json(exampleOf('getCartTotal', 'vouchers')),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(total())).toBeVisible();
    await expect(canvas.getAllByText(like('lineRow.saved'))).toHaveLength(2);
    const [open] = canvas.getAllByRole('button', { name: say('Change vouchers') });
    await userEvent.click(open!);
    const sheet = within(await screen.findByRole('dialog', { name: say('voucherSheet.name') }));
    await expect(sheet.getByText(say('The best combination is chosen for you.'))).toBeVisible();
    await expect(sheet.getByText(likeText(sayAmount(money(512_000))))).toBeVisible();
  },
});

/** The shopper takes a voucher out, and finds the way back to the best set. */
export const VouchersOfOnesOwn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/p/shopCart/totalPay', async ({ request, response }) => {
        const best = exampleOf('getCartTotal', 'vouchers');
        const asked = await request.json();
        if (!('couponUserIds' in asked)) return response(200).json(best);
        const usable = best.vouchers.usable.map((one) => ({
          ...one,
          selected: asked.couponUserIds.includes(one.couponUserId),
        }));
        return response(200).json({
          ...exampleOf('getCartTotal', 'ok'),
          vouchers: { ...best.vouchers, usable },
        });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(total())).toBeVisible();
    const [open] = canvas.getAllByRole('button', { name: say('Change vouchers') });
    await userEvent.click(open!);
    const sheet = within(await screen.findByRole('dialog', { name: say('voucherSheet.name') }));
    await userEvent.click(sheet.getByRole('button', { name: say('voucherAction.remove') }));
    await expect(
      await sheet.findByRole('button', { name: say('Choose the best combination') }),
    ).toBeVisible();
    await expect(sheet.getByRole('button', { name: say('voucherAction.apply') })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(total())).not.toBeInTheDocument());
  },
});

/** Of three shops one is chosen in part, one not at all. */
export const MixedShops = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [, tea] = cartShops();
    const [, iron = ''] = cartShops()[0]?.lines ?? [];
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: say('cartLine.choose', { name: iron }) }),
    );
    await userEvent.click(
      canvas.getByRole('checkbox', { name: say('cartShop.choose', { shop: tea?.shopName ?? '' }) }),
    );
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
});

export const PriceChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.priceChanged),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('The price has changed since you added it'))).toBeVisible();
  },
});

/** In the new region some lines cannot be bought; the toast says why prices are others. */
export const RegionChanged = meta.story({
  beforeEach: ({ msw }) => {
    window.sessionStorage.setItem('mall.flash', JSON.stringify('regionChanged'));
    msw.use(cartScenarios.withInvalid);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('Cannot be bought now') })).toBeVisible();
    await expect(await screen.findByText(say('session.regionChanged'))).toBeVisible();
  },
});

/** One product is dearer, another one sold out, a third one gone from the cart. */
const changedMeanwhile = http.post('/p/shopCart/info', ({ response }) =>
  response(200).json(aCartOf([aCartItem({ priceChanged: true })], aCartWithInvalid().invalid.slice(0, 1))),
);

/** Back in the cart it is asked anew: what was sold out meanwhile is told. */
export const StaleAfterBack = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('link', { name: kettle() }));
    msw.use(changedMeanwhile);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: say('Cannot be bought now') })).toBeVisible();
  },
});

export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.post('/p/shopCart/info', ({ response }) => response(200).json(aCartOf(someCartItems(30))))),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(30);
  },
});
