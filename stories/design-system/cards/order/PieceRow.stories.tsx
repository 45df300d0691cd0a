import { expect } from 'storybook/test';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { aParcel } from '#mocks/fixtures/logistics.ts';
import { aRefund } from '#mocks/fixtures/refunds.ts';
import { first } from '#mocks/fixtures/first.ts';
import { PieceRow } from '#src/design-system/cards/order/PieceRow.tsx';
import preview from '#storybook/preview.tsx';

const piece = first(aRefund().items);
const meta = preview.meta({ component: PieceRow, args: { piece } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(piece.prodName)).toBeVisible();
    await expect(canvas.getByText('× 1')).toBeVisible();
  },
});

export const WithoutVariant = meta.story({ args: { piece: first(aParcel().items) } });

export const WithNote = meta.story({ args: { children: <p className="text-sm">Cannot be returned</p> } });

export const NoImage = meta.story({ args: { piece: { ...piece, pic: edges.brokenPicture } } });

export const LongText = meta.story({
  args: { piece: { ...piece, prodName: hostile.long, skuName: hostile.word, count: 999 } },
  globals: { viewport: { value: 'phone' } },
});
