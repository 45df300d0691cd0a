import { expect, waitFor } from 'storybook/test';
import { PaymentPage } from '#src/pages/payment/PaymentPage.tsx';
import * as page from '#src/pages/payment/payment.route.ts';
import { paths } from '#src/domain/urls.ts';
import { stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { silent } from '../silent.ts';
import { checkoutId as checkout } from '../states-of-what-is-bought.ts';

const at = (...initialEntries: string[]) => ({ path: paths.paymentMethod, page, initialEntries });

const meta = preview.meta({
  component: PaymentPage,
  parameters: {
    layout: 'fullscreen',
    member: true,
    router: at(`${paths.paymentMethod}?lines=9001,9002,9003&checkout=${checkout}`),
    chromatic: { modes: stateModes },
  },
});

export const SlowAnswer = meta.story({
  beforeEach: ({ msw, abortSignal }) => msw.use(silent('/p/order/submit', abortSignal)),
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('button', { name: say('Place order') });
    await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(place);
    await expect(
      await canvas.findByText(say('We are still placing your order. It is placed only once.'), undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible();
    await expect(place).toHaveAttribute('aria-busy', 'true');
  },
});
