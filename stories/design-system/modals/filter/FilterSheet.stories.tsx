import { expect, fn, screen } from 'storybook/test';
import { aSearchResult } from '#mocks/fixtures/search.ts';
import { noFilters } from '#src/domain/filter/filters.ts';
import { FilterSheet } from '#src/design-system/modals/filter/FilterSheet.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: FilterSheet,
  args: {
    facets: aSearchResult().facets,
    filters: noFilters,
    total: 388,
    rating: true,
    onDraft: fn(),
    onApply: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: say('Filters') });
    await userEvent.click(screen.getByRole('button', { name: like('Free delivery') }));
    await expect(args.onDraft).toHaveBeenCalledWith({ ...noFilters, freeDelivery: true });
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: say('filterSheet.show', { count: 388 }) }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...noFilters, freeDelivery: true });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...noFilters, placeOfOrigin: 'LK', freeDelivery: true, minRating: 4 } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: say('Filters') })).toBeVisible();
  },
});

export const ClearAll = meta.story({
  args: { filters: { ...noFilters, brandIds: [3012], cashOnDelivery: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('filter.clear') }));
    await expect(args.onDraft).toHaveBeenCalledWith(noFilters);
    await expect(screen.getByRole('checkbox', { name: /Shanyue/ })).not.toBeChecked();
  },
});

export const NoneMatch = meta.story({
  args: { total: 0, filters: { ...noFilters, inStock: true, placeOfOrigin: 'TR' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: say('filterSheet.none') })).toBeDisabled();
  },
});

export const Counting = meta.story({
  args: { total: undefined },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('Counting products') }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { loading: true, total: undefined } });

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: say('Filters') });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
