import { behaviour } from '#storybook/behaviour.ts';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aSearchResult } from '#mocks/fixtures/search.ts';
import { ActiveFilters } from '#src/design-system/panels/filter/ActiveFilters.tsx';
import { noFilters } from '#src/domain/filter/filters.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount } from '#storybook/say.ts';

const { facets } = aSearchResult();
const some = {
  ...noFilters,
  placeOfOrigin: 'LK',
  freeDelivery: true,
  minPrice: 1_500_000,
  maxPrice: 3_500_000,
};

const meta = preview.meta({
  component: ActiveFilters,
  args: { filters: some, facets, currency: 'LKR' as const, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: say('Active filters') })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `${say('appliedChip.remove')} Sri Lanka` }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...some, placeOfOrigin: undefined });
    await userEvent.click(
      canvas.getByRole('button', {
        name: like('{min} – {max}', { min: sayAmount(money(1_500_000)), max: sayAmount(money(3_500_000)) }),
      }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...some,
      minPrice: undefined,
      maxPrice: undefined,
    });
  },
});

export const ClearAll = meta.story({
  args: { filters: { ...noFilters, minPrice: 1_500_000, minRating: 4 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('filter.clear') }));
    await expect(args.onChange).toHaveBeenCalledWith(noFilters);
  },
});

export const NotNamed = meta.story({
  args: { filters: { ...noFilters, brandIds: [999], maxPrice: 9_000_000 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${say('appliedChip.remove')} 999` }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ brandIds: [] }));
  },
});

export const Many = meta.story({
  args: {
    filters: {
      categoryId: 10_018,
      brandIds: [3012, 3013, 3014],
      attrValueIds: [31_001, 31_002, 31_003, 32_001, 32_002, 32_003],
      placeOfOrigin: 'TR',
      minPrice: 1_500_000,
      maxPrice: 3_500_000,
      minRating: 4,
      freeDelivery: true,
      cashOnDelivery: true,
      inStock: true,
    },
    categories: [{ categoryId: 10_018, categoryName: 'Jackets' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16);
  },
});

export const Empty = meta.story({
  parameters: behaviour,
  args: { filters: noFilters },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  args: { filters: { ...some, brandIds: [3012, 3014] } },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    filters: { ...some, brandIds: [1], cashOnDelivery: true },
    facets: { ...facets, brands: [{ brandId: 1, brandName: hostile.long, count: 1 }] },
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
