import { expect } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { SpecTable } from '#src/design-system/panels/product/SpecTable.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SpecTable, args: { specs: aProductDetail().specs } });

/** Names and values of the specifications (S2.60). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getByText('2200 W')).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    specs: [
      { name: 'Material', value: hostile.long },
      { name: hostile.word, value: hostile.word },
      { name: 'Care', value: hostile.html },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
