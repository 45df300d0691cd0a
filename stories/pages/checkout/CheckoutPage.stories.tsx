import { expect, screen, waitFor } from 'storybook/test';
import { addressScenarios } from '#mocks/handlers/address.ts';
import { checkoutScenarios } from '#mocks/handlers/checkout.ts';
import { CheckoutPage } from '#src/pages/checkout/CheckoutPage.tsx';
import * as page from '#src/pages/checkout/checkout.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { silent } from '../silent.ts';
import {
  checkoutId as checkout,
  expectNewPrice,
  expectPlaced,
  expectSoldOut,
  rememberPrices,
} from '../states-of-what-is-bought.ts';

const at = (...initialEntries: string[]) => ({ path: paths.checkout, page, initialEntries });

const meta = preview.meta({
  component: CheckoutPage,
  parameters: {
    member: true,
    router: at(`${paths.checkout}?lines=9001,9002,9003&checkout=${checkout}`),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('checkout') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(await canvas.findByText('Nimal Perera')).toBeVisible();
    const [remark] = canvas.getAllByRole('textbox', { name: 'Remarks' });
    if (remark) await userEvent.type(remark, 'Ring twice');
    await expect(remark).toHaveValue('Ring twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('heading', {
        name: `/paymentMethod?lines=9001%2C9002%2C9003&checkout=${checkout}`,
      }),
    ).toBeVisible();
  },
});

export const OtherAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    await expect(await canvas.findByRole('radio', { name: /Nimal Perera/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Ayşe Kaya/ }));
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const EditAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address of Nimal Perera' }));
    await expect(await screen.findByRole('dialog', { name: 'Delivery details' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Nimal Perera');
  },
});

export const NoAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.noAddress, addressScenarios.none),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Delivery details' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findAllByText('Please add your address')).not.toHaveLength(0);
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Add address' })).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outOfStock),
  play: async ({ canvas }) => {
    await expectSoldOut(canvas);
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
});

export const TakenOut = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outOfStock),
  play: async ({ canvas, userEvent, msw }) => {
    const out = await canvas.findByRole('button', { name: 'Take it out: Steam Iron 2600 W' });
    msw.resetHandlers();
    await userEvent.click(out);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled());
  },
});

export const PriceChanged = meta.story({
  beforeEach: ({ msw }) => {
    rememberPrices();
    msw.use(checkoutScenarios.dearer);
  },
  play: async ({ canvas }) => {
    await expectNewPrice(canvas);
    const button = canvas.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    await expect(button).toHaveAccessibleDescription(/Something has changed/);
  },
});

export const Placed = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.placed),
  play: async ({ canvas }) => {
    await expectPlaced(canvas);
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.gone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the cart' })).toHaveAttribute(
      'href',
      '/Cart',
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

export const BuyNow = meta.story({
  parameters: {
    router: at(`${paths.checkout}?prodId=100003&skuId=10000303&shopId=2003&count=1&checkout=${checkout}`),
  },
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.buyNow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Electric Kettle 1.7 L')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { router: at(paths.checkout) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/order/confirm', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.failing),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Nimal Perera')).toBeVisible();
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

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
