import { expect, screen, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { http } from '#mocks/http.ts';
import { ProductPage } from '#src/pages/product/ProductPage.tsx';
import * as page from '#src/pages/product/product.route.ts';
import { patterns, productUrl } from '#src/domain/urls.ts';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { kettle } from '../names.ts';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ProductPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: patterns.product, page, initialEntries: [productUrl(100_003)] },
    chromatic: { modes: stateModes },
  },
});

export const GroupBuyRunning = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.inGroupBuy),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: say('groupBuyPanel.title', { count: 5 }) }),
    ).toBeVisible();
    await expect(canvas.getByText(say('groupBuyProgress.needed', { count: 4 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('All group buys') })).toHaveAttribute(
      'href',
      '/group-buy',
    );
  },
});

export const JoinsGroup = GroupBuyRunning.extend({
  parameters: { ...behaviour, member: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('groupBuyCard.join') }));
    await expect(
      await canvas.findByRole('heading', { name: /^\/Checkout\?prodId=\d+.*&group=\d+/ }),
    ).toBeVisible();
  },
});

export const Vouchers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/prod/prodInfo', ({ response }) => response(200).json(aProductDetail({ voucherCount: 3 }))),
    ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: say('productOffers.vouchers', { count: 3 }) });
    await waitFor(() => expect(canvas.getAllByText(like('voucherTag.off')).length).toBeGreaterThan(0));
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: say('Vouchers for this product') });
    await waitFor(() => expect(sheet.querySelectorAll('article').length).toBeGreaterThan(1));
  },
});

export const ShutsVouchers = Vouchers.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: say('productOffers.vouchers', { count: 3 }) });
    await waitFor(() => expect(canvas.getAllByText(like('voucherTag.off')).length).toBeGreaterThan(0));
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: say('Vouchers for this product') });
    await waitFor(() => expect(sheet.querySelectorAll('article').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});

export const Share = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: say('Share: {name}', { name: kettle() }) });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: say('Share') });
    await expect(dialog.querySelector('input')).toHaveValue(
      new URL(productUrl(100_003), window.location.origin).href,
    );
    await expect(screen.getByRole('img', { name: say('Code with the link') })).toBeVisible();
  },
});

export const SharesAgain = Share.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: say('Share: {name}', { name: kettle() }) });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: say('Share') });
    await expect(dialog.querySelector('input')).toHaveValue(
      new URL(productUrl(100_003), window.location.origin).href,
    );
    await expect(screen.getByRole('img', { name: say('Code with the link') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: say('Share') });
  },
});
