import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { anOrderItem } from '#mocks/fixtures/orders.ts';
import { aRefundPreview } from '#mocks/fixtures/refunds.ts';
import { RefundForm } from '#src/design-system/forms/refund/RefundForm.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { items, parts, reasons, startingAt } from './refund-form-parts.ts';

const meta = preview.meta({
  component: RefundForm,
  args: {
    items,
    values: startingAt(),
    codes: [{ key: '94', name: 'Sri Lanka (+94)' }],
    onQuestion: fn(),
    preview: aRefundPreview(),
    refundHrefOf: (refundSn: string) => `/Refund?refundSn=${refundSn}`,
    uploader: <p className="rounded-md border border-line-2 p-4 text-sm text-fg-2">Pictures stand here</p>,
    onApply: fn(),
    applying: false,
    faults: [],
  },
});

export const Default = meta.story({
  play: async ({ canvasElement, userEvent, args }) => {
    const { shirt, reason, words, send } = parts(canvasElement);
    await userEvent.click(shirt());
    await expect(args.onQuestion).toHaveBeenLastCalledWith({
      items: [{ orderItemId: 70_009, count: 2 }],
      applyType: 'RETURN_REFUND',
    });
    await userEvent.click(reason(say('It is damaged')));
    await expect(args.onQuestion).toHaveBeenLastCalledWith({
      items: [{ orderItemId: 70_009, count: 2 }],
      applyType: 'RETURN_REFUND',
      reason: 'DAMAGED',
    });
    await userEvent.type(words(), 'A seam is open');
    await userEvent.click(send());
    await expect(args.onApply).toHaveBeenCalledWith({
      items: [{ orderItemId: 70_009, count: 2 }],
      applyType: 'RETURN_REFUND',
      isReceived: true,
      reason: 'DAMAGED',
      desc: 'A seam is open',
      mobile: '0094771234567',
    });
  },
});

export const EachReason = meta.story({
  args: { values: startingAt(70_010) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const { kind, reason, words, send } = parts(canvasElement);
    await expect(canvas.queryByRole('radio', { name: say('It never came') })).not.toBeInTheDocument();
    await userEvent.click(kind(like('refundForm.stays')));
    await userEvent.type(words(), 'See the pictures');
    for (const [code, name] of Object.entries(reasons)) {
      await userEvent.click(reason(say(name)));
      await userEvent.click(send());
      await expect(args.onApply).toHaveBeenLastCalledWith(
        expect.objectContaining({
          reason: code,
          applyType: 'REFUND_ONLY',
          isReceived: code !== 'NOT_RECEIVED',
          items: [{ orderItemId: 70_010, count: 1 }],
        }),
      );
    }
  },
});

export const Invalid = meta.story({
  args: { preview: undefined },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const { mobile: number, send } = parts(canvasElement);
    await userEvent.clear(number());
    await userEvent.type(number(), '12');
    await userEvent.click(send());
    await expect(await canvas.findByText(like('refundForm.faulty'))).toBeVisible();
    await expect(canvas.getAllByText(say('This field is required'))).toHaveLength(2);
    await expect(number()).toHaveAccessibleDescription(say('Invalid mobile number'));
    await expect(canvas.getByRole('group', { name: say('refundForm.why') })).toHaveAccessibleDescription(
      say('This field is required'),
    );
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const OtherNeedsWords = meta.story({
  args: { values: startingAt(70_010) },
  play: async ({ canvasElement, userEvent, args }) => {
    const { reason, words, send } = parts(canvasElement);
    await userEvent.click(reason(say('Something else')));
    await userEvent.click(send());
    await expect(words()).toHaveAccessibleDescription(say('This field is required'));
    await expect(words()).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Limit501 = meta.story({
  args: { values: startingAt(70_010) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const { reason, words, send } = parts(canvasElement);
    await userEvent.click(reason(say('Poor quality')));
    await userEvent.click(words());
    await userEvent.paste('a'.repeat(501));
    await expect(canvas.getByText('501 / 500')).toBeVisible();
    await userEvent.click(send());
    await expect(await canvas.findByText(say('refundForm.tooLong', { max: 500 }))).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Paid = meta.story({
  args: {
    values: startingAt(70_009),
    preview: aRefundPreview({
      tenders: [{ to: 'CARD', amount: money(658_000) }],
      allowedTypes: ['REFUND_ONLY'],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(parts(canvasElement).kind(like('refundForm.goesBack'))).toBeDisabled();
    await expect(canvas.getByText(say('refundTenders.card'))).toBeVisible();
  },
});

export const Cod = meta.story({
  args: { values: startingAt(70_009) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('refundTenders.wallet'))).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { values: startingAt(70_009), applying: true },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.click(parts(canvasElement).send());
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { values: startingAt(70_009), refused: 'The time to return this order is over' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The time to return this order is over');
  },
});

export const ServerFaults = meta.story({
  args: {
    values: startingAt(70_010),
    faults: [
      { field: '/items/0/count', desc: 'Only one piece is left' },
      { field: '/mobile', desc: 'Invalid mobile number' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Only one piece is left')).toBeVisible();
    await expect(parts(canvasElement).mobile()).toHaveAccessibleDescription('Invalid mobile number');
  },
});

export const Uploading = meta.story({
  args: { values: { ...startingAt(70_010), reason: 'QUALITY' }, waiting: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(parts(canvasElement).send());
    await expect(await canvas.findByText(say('refundForm.waiting'))).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

/** What was written before is there, and every change is told. */
export const Filled = meta.story({
  args: {
    values: { ...startingAt(70_010), reason: 'DAMAGED', desc: 'A seam is open' },
    onValues: fn(),
  },
  play: async ({ canvasElement, userEvent, args }) => {
    const { words } = parts(canvasElement);
    await expect(words()).toHaveValue('A seam is open');
    await userEvent.type(words(), '.');
    await expect(args.onValues).toHaveBeenLastCalledWith(
      expect.objectContaining({ desc: 'A seam is open.' }),
    );
  },
});

export const OnAPhone = meta.story({
  args: { values: startingAt(70_009) },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: { items: [anOrderItem({ prodName: hostile.long, skuName: hostile.word })], refused: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
