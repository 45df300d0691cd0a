import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aRefundBeforeItsEnd, aRefundDetail, aWithdrawnRefund } from '#mocks/fixtures/refunds.ts';
import { RefundBanner } from '#src/design-system/panels/refund/RefundBanner.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundBanner,
  args: {
    refund: aRefundDetail({}, 'accepted'),
    children: (
      <>
        <Button tone="onHero">One</Button>
        <Button tone="onHeroOutline">Two</Button>
      </>
    ),
  },
});

/** The buyer must act: marigold. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: like('Send it back by {day}') }),
    ).toBeVisible();
  },
});

export const Applied = meta.story({
  args: { refund: aRefundDetail() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: like('refundBanner.applied') })).toBeVisible();
  },
});

export const ReturnShipped = meta.story({ args: { refund: aRefundDetail({}, 'returnShipped') } });
export const ReturnReceived = meta.story({ args: { refund: aRefundBeforeItsEnd('RETURN_RECEIVED') } });
export const Refunding = meta.story({ args: { refund: aRefundBeforeItsEnd('REFUNDING') } });
export const Refunded = meta.story({ args: { refund: aRefundDetail({}, 'refunded'), children: undefined } });

export const Rejected = meta.story({
  args: { refund: aRefundDetail({}, 'rejected') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('You can ask once more, with a clearer description or pictures.')),
    ).toBeVisible();
  },
});

export const RejectedForGood = meta.story({
  args: { refund: aRefundDetail({ actions: ['CONTACT_SELLER'] }, 'rejected'), children: undefined },
});

export const Withdrawn = meta.story({ args: { refund: aWithdrawnRefund(), children: undefined } });
export const Closed = meta.story({ args: { refund: aRefundDetail({}, 'closed'), children: undefined } });

export const CancelledUnpaid = meta.story({
  args: { refund: aRefundDetail({ status: 'CLOSED' }, 'cancellation'), children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('refundBanner.cancelledNote'))).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { refund: aRefundDetail({ shopName: hostile.long }, 'accepted') },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
