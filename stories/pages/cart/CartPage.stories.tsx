import { expect, screen, type within } from 'storybook/test';
import { cartScenarios } from '#mocks/handlers/cart.ts';
import { CartPage } from '#src/pages/cart/CartPage.tsx';
import * as page from '#src/pages/cart/cart.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { isWide } from '../../is-wide.ts';
import { silent } from '../silent.ts';

const meta = preview.meta({
  component: CartPage,
  parameters: {
    member: true,
    router: { path: paths.cart, page, initialEntries: [paths.cart] },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('cart') },
  },
});

/** The bar of a phone has room for the total only. */
async function expectSum(canvas: ReturnType<typeof within>, subtotal: string) {
  const row = await canvas.findByText(subtotal);
  await expect(isWide() ? row : canvas.getByText('Total')).toBeVisible();
}

const ofShop = 'Choose all of Casora Home Appliances';

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: ofShop })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Steam Iron 2600 W' }));
    await expect(canvas.getByRole('checkbox', { name: ofShop })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: ofShop }));
    await expect(canvas.getByRole('checkbox', { name: 'Choose Steam Iron 2600 W' })).toBeChecked();
    await expectSum(canvas, 'Subtotal, 6 items');
  },
});

export const ToTheCheckout = meta.story({
  // It ends on another screen.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Steam Iron 2600 W' }));
    await expectSum(canvas, 'Subtotal, 6 items');
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
    await expect(await canvas.findByRole('heading', { name: '/Checkout?lines=9001,9003' })).toBeVisible();
  },
});

export const Stepper = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: ofShop });
    const [, moreIrons] = canvas.getAllByRole('button', { name: 'One more' });
    if (moreIrons) await userEvent.click(moreIrons);
    await expect(canvas.getAllByRole('spinbutton', { name: 'Quantity' })[1]).toHaveValue(2);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.refusing),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: ofShop });
    const [, moreIrons] = canvas.getAllByRole('button', { name: 'One more' });
    if (moreIrons) await userEvent.click(moreIrons);
    await expect(await screen.findByText('Out stock')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton', { name: 'Quantity' })[1]).toHaveValue(1);
  },
});

export const SomeUnavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.withInvalid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cannot be bought now' })).toBeVisible();
    await expect(canvas.getByText('Out stock')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove all' })).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.nothingChosen),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: ofShop }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all of GreenBasket Fresh' }));
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/shopCart/info', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Checkout' })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('checkbox', { name: ofShop })).toBeChecked();
  },
});

export const SignedOut = meta.story({
  parameters: { member: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(screen.getByText('Log in to go on')).toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('You are offline')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(cartScenarios.withInvalid),
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
