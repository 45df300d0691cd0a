import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { anOrderDetail } from '#mocks/fixtures/orders.ts';
import { OrderFacts } from '#src/design-system/panels/order/OrderFacts.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: OrderFacts,
  args: { order: anOrderDetail() },
  decorators: [
    (Story) => (
      <div className="grid max-w-88 gap-4">
        <Story />
      </div>
    ),
  ],
});

/** Number, courier and tracking number of an order (S2.69–S2.71). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('260504080000000004')).toBeVisible();
    await expect(canvas.getByText('Island Express')).toBeVisible();
    await expect(canvas.getByText('IE260502118LK')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: say('orderFacts.deliverTo') })).toBeVisible();
  },
});

/** The buyer’s remarks, and no courier yet (S2.74). */
export const NotYetShipped = meta.story({
  args: { order: anOrderDetail({}, 'toDeliver') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please ring twice, the bell is weak.')).toBeVisible();
    await expect(canvas.queryByText(say('orderFacts.courier'))).not.toBeInTheDocument();
    await expect(canvas.queryByText(say('orderFacts.paid'))).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { order: anOrderDetail({ remarks: hostile.long }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const LongWord = meta.story({ args: { order: anOrderDetail({ remarks: hostile.word }) } });

export const RightToLeft = meta.story({ args: { order: anOrderDetail({ remarks: hostile.rightToLeft }) } });

export const HtmlInText = meta.story({
  args: { order: anOrderDetail({ remarks: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.html)).toBeVisible();
  },
});
