import { expect, screen, waitFor, type within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { cartScenarios } from '#mocks/handlers/cart.ts';
import { CartPage } from '#src/pages/cart/CartPage.tsx';
import * as page from '#src/pages/cart/cart.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { cartShops } from '../names.ts';
import { loseLine } from '../lose-line.ts';
import { saysOffline } from '../page-plays.ts';
import { isWide } from '../../is-wide.ts';
import { silent } from '../silent.ts';

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

/** The bar of a phone has room for the total only. */
async function expectSum(canvas: ReturnType<typeof within>, subtotal: string) {
  const row = await canvas.findByText(subtotal);
  await expect(isWide() ? row : canvas.getByText(say('cartSummary.total'))).toBeVisible();
}

const [homeShop, foodShop] = cartShops();
const ofShop = () => say('Choose all of {shop}', { shop: homeShop?.shopName ?? '' });
const secondLine = () => say('cartLine.choose', { name: homeShop?.lines[1] ?? '' });

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Cart') })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: ofShop() })).toBeChecked();
  },
});

export const Chooses = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Cart') })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: ofShop() })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: secondLine() }));
    await expect(canvas.getByRole('checkbox', { name: ofShop() })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: ofShop() }));
    await expect(canvas.getByRole('checkbox', { name: secondLine() })).toBeChecked();
    await expectSum(canvas, say('cartSummary.subtotal', { count: 6 }));
  },
});

export const ToTheCheckout = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: secondLine() }));
    await expectSum(canvas, say('cartSummary.subtotal', { count: 6 }));
    await userEvent.click(canvas.getByRole('button', { name: say('cartSummary.checkout') }));
    await expect(
      await canvas.findByRole('heading', { name: /^\/Checkout\?lines=9001%2C9003&checkout=/ }),
    ).toBeVisible();
  },
});

export const Stepper = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: ofShop() });
    const [, moreOfSecond] = canvas.getAllByRole('button', { name: say('One more') });
    if (moreOfSecond) await userEvent.click(moreOfSecond);
    await expect(canvas.getAllByRole('spinbutton', { name: say('Quantity') })[1]).toHaveValue(2);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.refusing),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: ofShop() });
    const [, moreOfSecond] = canvas.getAllByRole('button', { name: say('One more') });
    if (moreOfSecond) await userEvent.click(moreOfSecond);
    await expect(await screen.findByText(aProblem('outOfStock').desc)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('spinbutton', { name: say('Quantity') })[1]).toHaveValue(1),
    );
  },
});

export const NothingChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.nothingChosen),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: ofShop() }));
    await userEvent.click(
      canvas.getByRole('checkbox', { name: say('Choose all of {shop}', { shop: foodShop?.shopName ?? '' }) }),
    );
    await expect(canvas.getByRole('button', { name: say('cartSummary.checkout') })).toBeDisabled();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.empty, cartScenarios.zero),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${say('Cart')}$`));
    await expect(await canvas.findByText(say('Your cart is empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/shopCart/info', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('Cart') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('cartSummary.checkout') })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('Something went wrong'));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByRole('checkbox', { name: ofShop() })).toBeChecked();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('signedOutState.action') })).toBeVisible();
    await expect(screen.getByText(say('Log in to continue'))).toBeInTheDocument();
  },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: ofShop() })).toBeChecked();
    await expect(await canvas.findByText(like('cartSummary.subtotal'))).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: say('You may like') })).toBeInTheDocument();
    await loseLine();
  },
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.withInvalid),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
