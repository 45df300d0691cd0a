import { delay } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { aPaidPayInfo, aPayAnswer, aPayInfo } from '#mocks/fixtures/payment.ts';
import { paymentScenarios } from '#mocks/handlers/payment.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/payment/payment.route.ts';
import { PaymentPage } from '#src/pages/payment/PaymentPage.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const orders = '260504080000000001,260504080000000011';
const at = (more = '') => ({
  path: paths.paymentMethod,
  page,
  initialEntries: [`${paths.paymentMethod}?orders=${orders}${more}`],
});
const pays = () => ({ name: like('pay.pay') });
const answersIn = (ms: number) =>
  http.post('/p/order/pay', async ({ response }) => {
    await delay(ms);
    return response(200).json(aPayAnswer('succeeded'));
  });

const meta = preview.meta({
  component: PaymentPage,
  parameters: { layout: 'fullscreen', member: true, router: at(), chromatic: { modes: stateModes } },
});

/** A try to pay that cannot be read is no reason to pay once more. */
export const TryUnknown = meta.story({
  parameters: { router: at('&payNo=pay_8d1f42c6a97b') },
  beforeEach: ({ msw }) => msw.use(paymentScenarios.paymentFailing),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: say('errorState.retry') });
    await expect(canvas.queryByRole('button', pays())).not.toBeInTheDocument();
    msw.resetHandlers();
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: say('askingBank.title') })).toBeVisible();
  },
});

/** Who leaves while the bank is asked stays where they went; the answer is told in a toast. */
export const LeavesMeanwhile = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(answersIn(1500)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', pays()));
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('askingBank.title') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: say('askingBank.orders') }));
    await expect(await canvas.findByRole('heading', { name: '/ToPay' })).toBeVisible();
    await expect(await screen.findByText(say('pay.wentThrough'), {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '/ToPay' })).toBeVisible();
  },
});

/** The orders stand as paid before the answer has led on: nobody reads that something was paid in another window. */
export const PaidByThisTry = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      answersIn(0),
      http.get('/p/order/getOrderPayInfoByOrderNumber', ({ response }) => {
        asked += 1;
        return response(200).json(asked > 1 ? aPaidPayInfo() : aPayInfo());
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said: string[] = [];
    const watch = new MutationObserver(() => {
      const alert = canvasElement.querySelector('[role="alert"]');
      if (alert) said.push(alert.textContent ?? '');
    });
    await expect(await canvas.findByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    watch.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', pays()));
    await expect(
      await canvas.findByRole('heading', { name: `/order-placed?orders=${orders}` }),
    ).toBeVisible();
    watch.disconnect();
    await expect(said).toEqual([]);
  },
});

/** Another window pays right now; it looks as a bank that is asked. */
export const InProgressElsewhere = meta.story({
  parameters: behaviour,
  beforeEach: ({ msw }) => msw.use(paymentScenarios.inProgress),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Visa ···· 4242/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', pays()));
    await expect(await canvas.findByRole('heading', { name: say('We are asking your bank') })).toBeVisible();
  },
});
