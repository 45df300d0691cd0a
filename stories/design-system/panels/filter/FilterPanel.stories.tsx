import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aSearchResult, aSearchWithoutProducts } from '#mocks/fixtures/search.ts';
import { noFilters } from '#src/domain/filter/filters.ts';
import { FilterPanel } from '#src/design-system/panels/filter/FilterPanel.tsx';
import { FilterPanelSkeleton } from '#src/design-system/panels/filter/FilterPanelSkeleton.tsx';
import preview from '#storybook/preview.tsx';
import { inStory, like, say } from '#storybook/say.ts';

function Kept({ filters, onChange, ...rest }: ComponentProps<typeof FilterPanel>) {
  const [kept, keep] = useState(filters);
  const change: typeof onChange = (next) => {
    onChange(next);
    keep(next);
  };
  return <FilterPanel {...rest} filters={kept} onChange={change} />;
}

const { facets } = aSearchResult();
const categories = [
  { categoryId: 10_018, categoryName: 'Jackets', count: 8 },
  { categoryId: 10_019, categoryName: 'Coats', count: 2 },
];

const meta = preview.meta({
  component: FilterPanel,
  args: { facets, categories, rating: true, filters: noFilters, onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-92 py-4">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Navy/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, attrValueIds: [31_001] });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Shanyue/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Türkiye/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: like('Cash on delivery') }));
    await userEvent.click(
      canvas.getByRole('radio', { name: like('{stars, number, ::.0} and up', { stars: 4 }) }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /Coats/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFilters,
      attrValueIds: [31_001],
      brandIds: [3012],
      placeOfOrigin: 'TR',
      cashOnDelivery: true,
      minRating: 4,
      categoryId: 10_019,
    });
  },
});

export const FirstView = meta.story({
  args: { whole: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Türkiye/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: /Navy/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: /Shanyue/ })).toBeNull();
  },
});

export const Applied = meta.story({
  args: {
    filters: {
      ...noFilters,
      attrValueIds: [31_001],
      brandIds: [3012],
      placeOfOrigin: 'LK',
      minPrice: 2_000_000,
      freeDelivery: true,
      minRating: 4,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Navy/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ attrValueIds: [] }));
    await expect(canvas.getByRole('textbox', { name: say('Lowest price') })).toHaveValue(
      inStory().formatNumber(20_000),
    );
  },
});

export const PriceBackToItsEnd = meta.story({
  args: { filters: { ...noFilters, minPrice: 2_000_000 } },
  play: async ({ canvas, userEvent, args }) => {
    const least = canvas.getByRole('textbox', { name: say('Lowest price') });
    await userEvent.clear(least);
    await userEvent.type(least, '0{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ minPrice: undefined, maxPrice: undefined }),
    );
  },
});

export const ZeroCountValue = meta.story({
  args: {
    facets: {
      ...facets,
      brands: [
        { brandId: 1, brandName: 'Casora', count: 0 },
        { brandId: 2, brandName: 'Airelis', count: 0 },
      ],
      placesOfOrigin: [{ value: 'LA', label: 'Laos', count: 0 }],
    },
    filters: { ...noFilters, brandIds: [2] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /Casora/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Laos/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Airelis/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
  },
});

export const Many = meta.story({
  args: {
    facets: {
      ...facets,
      brands: Array.from({ length: 60 }, (_, index) => ({
        brandId: index + 1,
        brandName: `Brand ${index + 1}`,
        count: 1200 - index,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Show {count, number} more', { count: 54 }) }),
    );
    await expect(canvas.getByRole('checkbox', { name: /Brand 60/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say('Show fewer') }));
    await expect(canvas.queryByRole('checkbox', { name: /Brand 60/ })).not.toBeInTheDocument();
  },
});

export const NoneMatch = meta.story({
  args: {
    facets: aSearchWithoutProducts().facets,
    categories: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No filters here'))).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <FilterPanelSkeleton /> });

export const OnlyFacets = meta.story({
  args: { categories: [], rating: false, switches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: say('Rating') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: say('Offers') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: say('Brand') })).toBeVisible();
  },
});

/** As the sheet of a phone shows them: places, offers and stars as chips. */
export const Chips = meta.story({
  args: {
    layout: 'chips',
    filters: { ...noFilters, placeOfOrigin: 'LK', minRating: 4, attrValueIds: [31_002] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Sri Lanka/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('checkbox', { name: /Olive/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: say('Any') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ minRating: undefined }));
  },
});

export const Keyboard = meta.story({
  args: { categories: [] },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ minPrice: 1_450_000 }));
  },
});

export const LongText = meta.story({
  args: {
    facets: {
      ...facets,
      brands: [{ brandId: 1, brandName: hostile.word, count: 999_999 }],
      attrs: [
        { attrId: 1, attrName: hostile.long, values: [{ attrValueId: 1, value: hostile.long, count: 1 }] },
      ],
    },
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
