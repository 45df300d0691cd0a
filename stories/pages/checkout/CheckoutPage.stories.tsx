import { expect, screen, waitFor } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { checkoutScenarios } from '#mocks/handlers/checkout.ts';
import { paymentScenarios } from '#mocks/handlers/payment.ts';
import { CheckoutPage } from '#src/pages/checkout/CheckoutPage.tsx';
import * as page from '#src/pages/checkout/checkout.route.ts';
import { paths } from '#src/domain/urls.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { kettle, receiver } from '../names.ts';
import { like, say } from '#storybook/say.ts';
import { losesLine, saysOffline } from '../page-plays.ts';
import { silent } from '../silent.ts';
import {
  checkoutId as checkout,
  expectNewPrice,
  expectPlaced,
  expectSoldOut,
  iron,
  rememberPrices,
} from '../states-of-what-is-bought.ts';

const at = (...initialEntries: string[]) => ({ path: paths.checkout, page, initialEntries });

const meta = preview.meta({
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(`${paths.checkout}?lines=9001,9002,9003&checkout=${checkout}`),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('checkout') },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('checkoutPage.title') })).toBeVisible();
    await expect(await canvas.findByText(receiver())).toBeVisible();
  },
});

export const GoesOn = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('checkoutPage.title') })).toBeVisible();
    await expect(await canvas.findByText(receiver())).toBeVisible();
    const [remark] = canvas.getAllByRole('textbox', { name: say('Remarks') });
    if (remark) await userEvent.type(remark, 'Ring twice');
    await expect(remark).toHaveValue('Ring twice');
    await userEvent.click(canvas.getByRole('button', { name: say('Continue') }));
    await expect(
      await canvas.findByRole('heading', {
        name: `/paymentMethod?lines=9001%2C9002%2C9003&checkout=${checkout}`,
      }),
    ).toBeVisible();
  },
});

export const OutOfStock = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outOfStock),
  play: async ({ canvas }) => {
    await expectSoldOut(canvas);
    await expect(canvas.getByRole('button', { name: say('Continue') })).toBeDisabled();
  },
});

export const TakenOut = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.outOfStock),
  play: async ({ canvas, userEvent, msw }) => {
    const out = await canvas.findByRole('button', {
      name: say('Remove from order: {product}', { product: iron() }),
    });
    msw.resetHandlers();
    await userEvent.click(out);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: say('Continue') })).toBeEnabled());
  },
});

export const PriceChanged = meta.story({
  beforeEach: ({ msw }) => {
    rememberPrices();
    msw.use(checkoutScenarios.dearer);
  },
  play: async ({ canvas }) => {
    await expectNewPrice(canvas);
    const button = canvas.getByRole('button', { name: say('Continue') });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
    await expect(button).toHaveAccessibleDescription(
      like('Something has changed. Please check before you continue.'),
    );
  },
});

export const Placed = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.placed, paymentScenarios.paid),
  play: async ({ canvas }) => {
    await expectPlaced(canvas);
    await expect(canvas.queryByRole('button', { name: say('Continue') })).not.toBeInTheDocument();
  },
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.gone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: say('Back to the cart') })).toHaveAttribute(
      'href',
      '/Cart',
    );
    await expect(canvas.queryByRole('button', { name: say('errorState.retry') })).not.toBeInTheDocument();
  },
});

export const BuyNow = meta.story({
  parameters: {
    router: at(`${paths.checkout}?prodId=100003&skuId=10000303&shopId=2003&count=1&checkout=${checkout}`),
  },
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.buyNow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kettle())).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { router: at(paths.checkout) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('Your cart is empty'))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/order/confirm', abortSignal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: say('checkoutPage.title') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('Continue') })).not.toBeInTheDocument();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem('serverError').desc);
  },
});

export const Retries = Error.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem('serverError').desc);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(await canvas.findByText(receiver())).toBeVisible();
  },
});

/** A choice that could not be calculated costs nobody the checkout: it is said, and can be taken back. */
export const NotCalculated = meta.story({
  beforeEach: ({ msw }) => msw.use(checkoutScenarios.coinsAndWallet),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(receiver())).toBeVisible();
    const wallet = canvas.getByRole('switch', { name: say('tenders.wallet') });
    msw.use(checkoutScenarios.failing);
    await userEvent.click(wallet);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(like('notCalculated.text'));
    await expect(canvas.getByText(receiver())).toBeVisible();
    const goOn = canvas.getByRole('button', { name: say('Continue') });
    await expect(goOn).toBeDisabled();
    await waitFor(() => expect(goOn).not.toHaveAttribute('aria-busy', 'true'));
  },
});

export const TakenBack = NotCalculated.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(receiver())).toBeVisible();
    msw.use(checkoutScenarios.failing);
    await userEvent.click(canvas.getByRole('switch', { name: say('tenders.wallet') }));
    const back = await canvas.findByRole('button', { name: say('notCalculated.back') });
    await userEvent.click(back);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: say('Continue') })).toBeEnabled();
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
  play: losesLine((canvas) => canvas.findByText(receiver())),
});

export const OfflineCold = meta.story({
  globals: { network: 'offline' },
  play: saysOffline,
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });

export const InChinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
