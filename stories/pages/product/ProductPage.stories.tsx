import { expect, screen, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { reviewScenarios } from '#mocks/handlers/reviews.ts';
import { http } from '#mocks/http.ts';
import { ProductPage } from '#src/pages/product/ProductPage.tsx';
import * as page from '#src/pages/product/product.route.ts';
import { patterns, productUrl } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';

const at = (...initialEntries: string[]) => ({ path: patterns.product, page, initialEntries });
const kettle = 'Electric Kettle 1.7 L';

const namedBadly = { ...aProductDetail().shop, shopName: hostile.word };

const meta = preview.meta({
  component: ProductPage,
  parameters: {
    router: at(productUrl(100_003)),
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('product'), ...designOf('product-dark', { theme: 'dark' })] },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: kettle })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }));
    await expect(await canvas.findByText('3 in stock')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(2);
    await expect(canvas.getByRole('link', { name: '84 ratings' })).toHaveAttribute('href', '#reviews');
    await expect(await canvas.findByRole('region', { name: 'About seller' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Similar products' })).toBeVisible();
  },
});

export const GroupBuyRunning = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.inGroupBuy),
  play: async ({ canvas }) => {
    const door = await canvas.findByRole('link', { name: /^Group of 5 pays/ });
    await expect(door).toHaveAttribute('href', '/group-buy');
    await expect(canvas.getByText('4 more to go')).toBeVisible();
  },
});

export const Vouchers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/prod/prodInfo', ({ response }) => response(200).json(aProductDetail({ voucherCount: 3 }))),
    ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '3 vouchers' });
    await waitFor(() => expect(canvas.getAllByText(/ off/).length).toBeGreaterThan(0));
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Vouchers for this product' });
    await waitFor(() => expect(sheet.querySelectorAll('article').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});

export const Share = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: `Share: ${kettle}` });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Share' });
    await expect(dialog.querySelector('input')).toHaveValue(
      new URL(productUrl(100_003), window.location.origin).href,
    );
    await expect(screen.getByRole('img', { name: 'Code with the link' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Share' });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) =>
    msw.use(silent('/prod/similar', abortSignal), silent('/prodComm/*', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: kettle })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Similar products' })).not.toBeInTheDocument();
  },
});

export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.similarFailing, reviewScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { level: 1, name: kettle })).toBeVisible();
    msw.resetHandlers();
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Dinesh Kumar')).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: kettle })).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page cannot be found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
});

export const OutOfStock = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.soldOut, catalogScenarios.skusSoldOut),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Out stock')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  },
});

export const RegionUnavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.notInRegion),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product does not available in your area')).toBeVisible();
    await expect(canvas.getByText('Sold in: China and Laos')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
  },
});

export const Overseas = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.overseas),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Türkiye, from overseas')).toBeVisible();
    await expect(canvas.getByText(/allow for customs/)).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongWord = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/prod/prodInfo', ({ response }) =>
        response(200).json(aProductDetail({ prodName: hostile.word, shop: namedBadly })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: hostile.word })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
