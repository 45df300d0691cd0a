import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aRefundPreview } from '#mocks/fixtures/refunds.ts';
import { RefundAside } from '#src/design-system/forms/refund/RefundAside.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundAside,
  args: {
    count: 1,
    preview: aRefundPreview(),
    applyType: 'RETURN_REFUND' as const,
    busy: false,
    faulty: false,
    waiting: false,
  },
  decorators: [
    (Story) => (
      <div className="grid max-w-98 gap-4">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: say('refundForm.back') })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(like('The shop answers by {day}. No answer means yes.'));
    await expect(canvas.getByRole('link', { name: say('refundForm.policy') })).toHaveAttribute(
      'href',
      expect.stringContaining('/agreements/refund'),
    );
  },
});

export const NothingChosen = meta.story({
  args: { count: 0, preview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Choose a product, and the amount shows here.'))).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { faulty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(like('refundForm.faulty'));
  },
});

export const Uploading = meta.story({
  args: { waiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('refundForm.waiting'));
  },
});

export const Refused = meta.story({
  args: { refused: 'The time to return this order is over' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The time to return this order is over');
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('Send request') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { refused: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
