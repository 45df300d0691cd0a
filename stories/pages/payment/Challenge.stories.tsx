import { expect, screen } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aBankPage } from '#mocks/fixtures/bank-page.ts';
import { aPayAnswer, aPayment } from '#mocks/fixtures/payment.ts';
import { paymentScenarios } from '#mocks/handlers/payment.ts';
import { http } from '#mocks/http.ts';
import { paths } from '#src/domain/urls.ts';
import * as page from '#src/pages/payment/payment.route.ts';
import { PaymentPage } from '#src/pages/payment/PaymentPage.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import { designOf } from '#storybook/design/pictures.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const orders = '260504080000000001,260504080000000011';
const at = (more = '') => ({
  path: paths.paymentMethod,
  page,
  initialEntries: [`${paths.paymentMethod}?orders=${orders}${more}`],
});
const stands = (payment: ReturnType<typeof aPayment>) =>
  http.get('/p/payment/{payNo}', ({ response }) => response(200).json(payment));
const pays = () => ({ name: like('pay.pay') });

const meta = preview.meta({
  component: PaymentPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(),
    chromatic: { modes: stateModes },
    design: { pictures: designOf('payment-challenge') },
  },
});

export const Challenge = meta.story({
  parameters: { router: at('&payNo=pay_8d1f42c6a97b') },
  beforeEach: ({ msw }) => msw.use(stands(aPayAnswer('challenge', { nextAction: aBankPage() }))),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('Confirm with your bank') })).toBeVisible();
    await expect(screen.getByRole('button', { name: say('Cancel payment') })).toBeVisible();
  },
});

export const ChallengePassed = Challenge.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    const confirmed = await screen.findByRole('button', { name: say('I have confirmed') });
    msw.use(paymentScenarios.succeeded);
    await userEvent.click(confirmed);
    await expect(
      await canvas.findByRole('heading', { name: `/order-placed?orders=${orders}` }),
    ).toBeVisible();
  },
});

/** No answer came to "I have confirmed": it is said, and the bank's page is still there. */
export const ConfirmationLost = Challenge.extend({
  parameters: behaviour,
  play: async ({ userEvent, msw }) => {
    const confirmed = await screen.findByRole('button', { name: say('I have confirmed') });
    msw.use(
      http.post('/p/payment/{payNo}/confirm', ({ response }) =>
        response('default').json(aProblem('serverError'), { status: 500 }),
      ),
    );
    await userEvent.click(confirmed);
    await expect(await screen.findByText(aProblem('serverError').desc)).toBeVisible();
    await expect(await screen.findByRole('button', { name: say('Cancel payment') })).toBeVisible();
  },
});

/** Esc gives no payment up. */
export const ChallengeStays = Challenge.extend({
  parameters: behaviour,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: say('Confirm with your bank') });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(screen.queryByRole('button', { name: say('dialog.close') })).not.toBeInTheDocument();
  },
});

export const ChallengeClosed = Challenge.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent, msw }) => {
    const cancel = await screen.findByRole('button', { name: say('Cancel payment') });
    msw.use(stands(aPayment({ status: 'CANCELLED' })));
    await userEvent.click(cancel);
    await expect(await canvas.findByText(say('lastTry.cancelled'))).toBeVisible();
    await expect(canvas.getByRole('button', pays())).toBeEnabled();
  },
});

/** The buyer comes back from the bank's own page, and the answer is a refusal. */
export const BackFromTheBank = meta.story({
  parameters: { router: at('&back=1&payNo=pay_8d1f42c6a97b') },
  beforeEach: ({ msw }) => {
    let answered = false;
    msw.use(
      http.get('/p/payment/{payNo}', ({ response }) =>
        response(200).json(
          answered
            ? aPayment({ payNo: 'pay_8d1f42c6a97b' }, 'failed')
            : aPayAnswer('challenge', { nextAction: aBankPage() }),
        ),
      ),
      http.post('/p/payment/{payNo}/confirm', ({ response }) => {
        answered = true;
        return response(200).json(aPayment({ payNo: 'pay_8d1f42c6a97b' }, 'failed'));
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/There is not enough money/);
  },
});
