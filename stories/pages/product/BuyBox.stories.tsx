import { expect, screen, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { money } from '#mocks/fixtures/money.ts';
import { cartScenarios } from '#mocks/handlers/cart.ts';
import { priceHistoryScenarios } from '#mocks/handlers/price-history.ts';
import { rememberingWatches, stockWatchScenarios } from '#mocks/handlers/stock-watches.ts';
import { http } from '#mocks/http.ts';
import { ProductPage } from '#src/pages/product/ProductPage.tsx';
import * as page from '#src/pages/product/product.route.ts';
import { patterns, productUrl } from '#src/domain/urls.ts';
import { stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { shownKettle } from '../names.ts';
import { say, sayAmount, sayShareOff } from '#storybook/say.ts';

const costNothing = aProductDetail().skuList.map((sku) => ({
  ...sku,
  price: money(0),
  oriPrice: money(1_249_000),
}));

const meta = preview.meta({
  component: ProductPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: patterns.product, page, initialEntries: [productUrl(100_003)] },
    chromatic: { modes: stateModes },
  },
});

export const PriceLine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Price over 90 days') }));
    await expect(await canvas.findByRole('img', { name: say('The price, day by day') })).toBeVisible();
    await expect(canvas.getByText(say('Lowest'))).toBeVisible();
  },
});

/** The line alone fails, and comes when it is asked for again. */
export const PriceLineFailed = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(priceHistoryScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Price over 90 days') }));
    await expect(await canvas.findByRole('alert', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('Buy now') })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('img', { name: say('The price, day by day') })).toBeVisible();
  },
});

export const GoneVariant = meta.story({
  play: async ({ canvas, userEvent }) => {
    const black = await canvas.findByRole('radio', { name: /^Black/ });
    await expect(black).toHaveAccessibleName(`Black ${say('skuPicker.gone')}`);
    await userEvent.click(black);
    await expect(await canvas.findAllByText(say('Out stock'))).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: say('Buy now') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: say('See similar') })).toBeVisible();
    await expect(await canvas.findByText(say('{sku} is sold out', { sku: 'Black' }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Choose {sku}', { sku: 'Stainless steel' }) }),
    );
    await expect(canvas.getByRole('radio', { name: 'Stainless steel' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: say('Buy now') })).toBeEnabled();
    await userEvent.click(black);
    await expect(await canvas.findByText(say('{sku} is sold out', { sku: 'Black' }))).toBeVisible();
  },
});

const steelGone = aProductDetail().skuList.map((sku) =>
  sku.skuName === 'Stainless steel' ? { ...sku, stocks: 0 } : sku,
);

/** The live stock comes after the page, and knows that the variant which stands chosen is gone. */
export const SoldOutMeanwhile = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) =>
    msw.use(http.get('/prod/skuList', ({ response }) => response(200).json(steelGone))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('{sku} is sold out', { sku: 'Stainless steel' }))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Stainless steel/ })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: say('Buy now') })).not.toBeInTheDocument();
  },
});

export const Limits = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'White' }));
    const pieces = canvas.getByRole('spinbutton', { name: say('Quantity') });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '999{Enter}');
    await expect(pieces).toHaveValue(3);
    await expect(canvas.getByText(say('That is all there is in stock.'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Stainless steel' }));
    await expect(
      canvas.getByText(say('max. {count, number} per person', { count: 2 }), { exact: false }),
    ).toBeVisible();
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '0{Enter}');
    await expect(pieces).toHaveValue(1);
    await userEvent.click(canvas.getByRole('button', { name: say('One more') }));
    await expect(canvas.getByText(say('quantityRow.allLimit', { count: 2 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('One more') })).toBeDisabled();
  },
});

export const AddToCartSignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Add to cart') }));
    await expect(await screen.findByRole('dialog', { name: say('loginModal.name') })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: say('identityField.countryCode') })).toHaveDisplayValue(
        'Sri Lanka (+94)',
      ),
    );
  },
});

export const AddedToCart = meta.story({
  parameters: { member: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Add to cart') }));
    await screen.findByRole('dialog', { name: say('cart.added') });
    await waitFor(() => expect(screen.getByRole('link', { name: say('View cart') })).toBeVisible());
  },
});

export const Refused = meta.story({
  parameters: { member: true },
  beforeEach: ({ msw }) => msw.use(cartScenarios.refusing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Add to cart') }));
    await expect(await screen.findByText(aProblem('outOfStock').desc)).toBeVisible();
  },
});

export const BuyNow = meta.story({
  parameters: { ...behaviour, member: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Buy now') }));
    await expect(
      await canvas.findByRole('heading', {
        name: '/Checkout?prodId=100003&skuId=10000302&shopId=2003&count=1',
      }),
    ).toBeVisible();
  },
});

export const Free = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/prod/prodInfo', ({ response }) =>
        response(200).json(aProductDetail({ price: money(0), skuList: costNothing })),
      ),
      http.get('/prod/skuList', ({ response }) => response(200).json(costNothing)),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: shownKettle() })).toBeVisible();
    await expect(canvas.getByText(say('price.free'))).toBeVisible();
    await expect(
      canvas.getByText(
        say('{now}, was {was}, {off} off', {
          now: say('price.free'),
          was: sayAmount(money(1_249_000)),
          off: sayShareOff(100),
        }),
      ),
    ).toBeInTheDocument();
  },
});

/** A visitor who wants to be told of what is sold out signs in first. */
export const TellMeSignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Black/ }));
    await userEvent.click(await canvas.findByRole('button', { name: say('tellMe.tell') }));
    await expect(await screen.findByRole('dialog', { name: say('loginModal.name') })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: say('identityField.countryCode') })).toHaveDisplayValue(
        'Sri Lanka (+94)',
      ),
    );
  },
});

export const WaitsForIt = meta.story({
  parameters: { member: true },
  beforeEach: ({ msw }) => msw.use(...rememberingWatches([])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Black/ }));
    await userEvent.click(await canvas.findByRole('button', { name: say('tellMe.tell') }));
    await expect(await screen.findByText(say('watch.waiting'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: say('tellMe.stop') })).toBeVisible();
  },
});

export const StopsWaiting = meta.story({
  parameters: { ...behaviour, member: true },
  beforeEach: ({ msw }) => msw.use(...rememberingWatches([10_000_301])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Black/ }));
    await userEvent.click(await canvas.findByRole('button', { name: say('tellMe.stop') }));
    await expect(await canvas.findByRole('button', { name: say('tellMe.tell') })).toHaveFocus();
  },
});

export const TooManyWaitedFor = meta.story({
  parameters: { ...behaviour, member: true },
  beforeEach: ({ msw }) => msw.use(stockWatchScenarios.none, stockWatchScenarios.full),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Black/ }));
    await userEvent.click(await canvas.findByRole('button', { name: say('tellMe.tell') }));
    await expect(await screen.findByText(aProblem('watchLimit').desc)).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('tellMe.tell') })).toBeVisible();
  },
});
