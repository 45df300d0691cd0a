import { expect, screen, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { catalogScenarios } from '#mocks/handlers/catalog.ts';
import { reviewScenarios } from '#mocks/handlers/reviews.ts';
import { http } from '#mocks/http.ts';
import { ProductPage } from '#src/pages/product/ProductPage.tsx';
import * as page from '#src/pages/product/product.route.ts';
import { patterns, productUrl } from '#src/domain/urls.ts';
import { unbroken } from '#src/domain/product/unbroken.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { kettle } from '../names.ts';
import { like, say } from '#storybook/say.ts';
import { losesLine, retries, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';

const at = (...initialEntries: string[]) => ({ path: patterns.product, page, initialEntries });

const namedBadly = { ...aProductDetail().shop, shopName: hostile.word };

const meta = preview.meta({
  component: ProductPage,
  parameters: {
    layout: 'fullscreen',
    router: at(productUrl(100_003)),
    chromatic: { modes: stateModes },
    design: { pictures: [...designOf('product'), ...designOf('product-dark', { theme: 'dark' })] },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: unbroken(kettle()) })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: say('productTitle.ratings', { count: 84 }) }),
    ).toHaveAttribute('href', '#reviews');
    await expect(await canvas.findByRole('region', { name: say('About seller') })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: say('Similar products') })).toBeVisible();
  },
});

export const ChoosesVariant = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'White' }));
    await expect(await canvas.findByText(say('Only {count, number} left', { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('One more') }));
    await expect(canvas.getByRole('spinbutton', { name: say('Quantity') })).toHaveValue(2);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) =>
    msw.use(silent('/prod/similar', abortSignal), silent('/prodComm/*', abortSignal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: unbroken(kettle()) })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: say('Similar products') })).not.toBeInTheDocument();
  },
});

export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.similarFailing, reviewScenarios.failing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { level: 1, name: unbroken(kettle()) })).toBeVisible();
  },
});

export const RetriesPart = Partial.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { level: 1, name: unbroken(kettle()) })).toBeVisible();
    msw.resetHandlers();
    const [first] = canvas.getAllByRole('button', { name: say('errorState.retry') });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Dinesh Kumar')).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: retries((canvas) => canvas.findByRole('heading', { level: 1, name: unbroken(kettle()) })),
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This page cannot be found'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Go to Home') })).toHaveAttribute('href', '/');
  },
});

export const OutOfStock = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.soldOut, catalogScenarios.skusSoldOut),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(say('Out stock'))).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: say('Add to cart') })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: say('See similar') })).not.toHaveLength(0);
  },
});

export const RegionUnavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.notInRegion),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('This product does not available in your area'))).toBeVisible();
    await expect(canvas.getByText(like('Sold in: {places}'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('Buy now') })).not.toBeInTheDocument();
    // What can be bought here instead comes before all that is told of it.
    const similar = await canvas.findByRole('region', { name: like('Similar in {region}') });
    const facts = await canvas.findByRole('region', { name: say('productFacts.description') });
    await expect(similar.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const Overseas = meta.story({
  beforeEach: ({ msw }) => msw.use(catalogScenarios.overseas),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('{place}, from overseas', { place: 'Türkiye' }))).toBeVisible();
    await expect(
      canvas.getByText(like('It crosses a border; delivery times allow for customs.')),
    ).toBeVisible();
  },
});

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
  play: losesLine((canvas) => canvas.findByRole('region', { name: say('Similar products') })),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

/** The service has not answered yet: nothing can be undone or checked out. */
export const AddingToCart = meta.story({
  parameters: { member: true },
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/shopCart/changeItem', abortSignal)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Add to cart') }));
    await expect(await screen.findByRole('dialog', { name: say('cart.adding') })).toBeVisible();
    for (const name of [say('Undo'), say('Check out')])
      await expect(screen.getByRole('button', { name })).toBeDisabled();
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
