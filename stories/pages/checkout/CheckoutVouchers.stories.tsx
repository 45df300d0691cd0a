import { expect, screen, waitFor, within } from 'storybook/test';
import { aCheckoutWith } from '#mocks/fixtures/checkout.ts';
import { checkoutScenarios } from '#mocks/handlers/checkout.ts';
import { myVoucherScenarios } from '#mocks/handlers/vouchers-mine.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/checkout/checkout.route.ts';
import { CheckoutPage } from '#src/pages/checkout/CheckoutPage.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, likeText, say } from '#storybook/say.ts';
import { rememberExtras } from '../remember-extras.ts';
import { checkoutId as checkout } from '../states-of-what-is-bought.ts';

const meta = preview.meta({
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: {
      path: paths.checkout,
      page,
      initialEntries: [`${paths.checkout}?lines=9001,9002,9003&checkout=${checkout}`],
    },
    chromatic: { modes: stateModes },
    design: { pictures: designOf('checkout') },
  },
  beforeEach: ({ msw }) => {
    rememberExtras({ coins: 422, useWallet: true, insuranceShopIds: [2003] });
    msw.use(checkoutScenarios.voucherApplied);
  },
});

export const Vouchers = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say('checkoutVouchers.applied', { count: 4 }))).toBeVisible();
    await expect(canvas.getAllByText(like('{amount} saved')).length).toBeGreaterThan(1);
    await expect(canvas.getByText(say('orderTotals.mallVoucher'))).toBeVisible();
  },
});

export const VoucherSheet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change vouchers') }));
    const sheet = await screen.findByRole('dialog', { name: say('voucherSheet.name') });
    await expect(within(sheet).getByText(say('The best combination is chosen for you.'))).toBeVisible();
    await expect(within(sheet).getByText(like('voucherTerm.shortfall'))).toBeVisible();
    await expect(within(sheet).getByRole('link', { name: say('Add items') })).toHaveAttribute(
      'href',
      '/vouchers/7003',
    );
  },
});

export const TakesOneOut = VoucherSheet.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change vouchers') }));
    const sheet = await screen.findByRole('dialog', { name: say('voucherSheet.name') });
    const asked: unknown[] = [];
    msw.use(
      http.post('/p/order/confirm', async ({ request, response }) => {
        asked.push(await request.clone().json());
        return response(200).json(aCheckoutWith('voucherApplied'));
      }),
    );
    const [applied] = within(sheet).getAllByRole('button', { name: say('voucherAction.remove') });
    await userEvent.click(applied!);
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({ autoApply: false, couponUserIds: [8802, 8803, 8804] }),
      ),
    );
    await userEvent.click(
      await within(sheet).findByRole('button', { name: say('Choose the best combination') }),
    );
    await waitFor(() => expect(asked).toHaveLength(2));
  },
});

export const PromoCodeRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(myVoucherScenarios.codeEnded),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Change vouchers') }));
    await userEvent.type(await screen.findByRole('textbox', { name: say('Promo code') }), 'OLD10{Enter}');
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

/** The shopper chose it; another tab was faster. */
export const VoucherLost = meta.story({
  beforeEach: () => rememberExtras({ couponUserIds: [8801, 8805] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Big basket saver');
  },
});

/** Looks as "Vouchers" does, which is insured, too. */
export const InsuranceOn = meta.story({
  parameters: behaviour,
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('switch', { name: like('checkoutShop.insurance') });
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
    await expect(canvas.getByText(say('orderTotals.insurance'))).toBeVisible();
  },
});

export const Insures = InsuranceOn.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    const [, second] = await canvas.findAllByRole('switch', { name: like('checkoutShop.insurance') });
    const asked: unknown[] = [];
    msw.use(
      http.post('/p/order/confirm', async ({ request, response }) => {
        asked.push(await request.clone().json());
        return response(200).json(aCheckoutWith('voucherApplied'));
      }),
    );
    await userEvent.click(second!);
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ insuranceShopIds: [2003, 2009] })),
    );
  },
});

export const CoinsAndWallet = meta.story({
  beforeEach: ({ msw }) => {
    rememberExtras({ coins: 1200, useWallet: true });
    msw.use(checkoutScenarios.coinsAndWallet);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: say('tenders.wallet') })).toBeChecked();
    const coins = likeText(say('tenders.coins', { count: 1200 }));
    await expect(canvas.getByRole('switch', { name: coins })).toBeChecked();
    await expect(canvas.getByText(say('orderTotals.coinReduce'))).toBeVisible();
  },
});
