import { expect, screen, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { money } from '#mocks/fixtures/money.ts';
import { cartScenarios } from '#mocks/handlers/cart.ts';
import { http } from '#mocks/http.ts';
import { ProductPage } from '#src/pages/product/ProductPage.tsx';
import * as page from '#src/pages/product/product.route.ts';
import { patterns, productUrl } from '#src/domain/urls.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const kettle = 'Electric Kettle 1.7 L';

const costNothing = aProductDetail().skuList.map((sku) => ({
  ...sku,
  price: money(0),
  oriPrice: money(1_249_000),
}));

const meta = preview.meta({
  component: ProductPage,
  parameters: {
    router: { path: patterns.product, page, initialEntries: [productUrl(100_003)] },
    chromatic: { modes: stateModes },
  },
});

export const GoneVariant = meta.story({
  play: async ({ canvas, userEvent }) => {
    const black = await canvas.findByRole('radio', { name: /^Black/ });
    await expect(black).toHaveAccessibleName('Black out of stock');
    await userEvent.click(black);
    await expect(await canvas.findByText('Out stock')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
    await expect(await canvas.findByText('Black is sold out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take Stainless steel' }));
    await expect(canvas.getByRole('radio', { name: 'Stainless steel' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
    await userEvent.click(black);
    await expect(await canvas.findByText('Black is sold out')).toBeVisible();
  },
});

export const Limits = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'White' }));
    const pieces = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '999{Enter}');
    await expect(pieces).toHaveValue(3);
    await expect(canvas.getByText('That is all there is in stock.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Stainless steel' }));
    await expect(canvas.getByText('at most 2 a person', { exact: false })).toBeVisible();
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '0{Enter}');
    await expect(pieces).toHaveValue(1);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText('One person may buy 2 pieces.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
  },
});

export const AddToCartSignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Sri Lanka (+94)'),
    );
  },
});

export const AddedToCart = meta.story({
  parameters: { member: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(await screen.findByText('Added to cart')).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: { member: true },
  beforeEach: ({ msw }) => msw.use(cartScenarios.refusing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(await screen.findByText('Out stock')).toBeVisible();
  },
});

export const BuyNow = meta.story({
  parameters: { member: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy now' }));
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
    await expect(await canvas.findByRole('heading', { level: 1, name: kettle })).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('Free, was Rs 12,490, 100% off')).toBeInTheDocument();
  },
});
