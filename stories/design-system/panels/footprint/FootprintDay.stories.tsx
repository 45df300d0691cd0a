import { expect, fn } from 'storybook/test';
import { someFootprints } from '#mocks/fixtures/footprint.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { FootprintDay } from '#src/design-system/panels/footprint/FootprintDay.tsx';
import { ProductGridSkeleton } from '#src/design-system/panels/product/ProductGridSkeleton.tsx';
import preview from '#storybook/preview.tsx';
import { like, likeText, say, sayDate } from '#storybook/say.ts';

const items = someFootprints(5);
const ids = items.map(({ browseLogId }) => browseLogId);

const meta = preview.meta({
  component: FootprintDay,
  args: {
    day: '2026-05-04',
    items,
    hrefOf: ({ prodId }) => `/products/${prodId}`,
    onChoose: fn(),
    onRemove: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('region', {
        name: likeText(sayDate('2026-05-04T12:00:00Z', { day: 'numeric', month: 'short' })),
      }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByText(say('footprintDay.count', { count: 5 }))).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: like('Remove {name} from the footprint') });
    if (first) await userEvent.click(first);
    await expect(args.onRemove).toHaveBeenCalledWith(items[0]);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const EditMode = meta.story({
  args: { chosen: new Set(ids.slice(0, 2)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('checkbox', {
        name: say('Choose all of {day}', {
          day: sayDate('2026-05-04T12:00:00Z', { day: 'numeric', month: 'short' }),
        }),
      }),
    ).toBePartiallyChecked();
    const [one] = canvas.getAllByRole('checkbox', {
      name: say('cardGlass.choose', { name: items[0]?.prodName ?? '' }),
    });
    if (one) await userEvent.click(one);
    await expect(args.onChoose).toHaveBeenLastCalledWith([ids[0]], false);
  },
});

export const AllSelected = meta.story({
  args: { chosen: new Set(ids) },
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole('checkbox', {
      name: say('Choose all of {day}', {
        day: sayDate('2026-05-04T12:00:00Z', { day: 'numeric', month: 'short' }),
      }),
    });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChoose).toHaveBeenLastCalledWith(ids, false);
  },
});

export const One = meta.story({
  args: { items: someFootprints(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('footprintDay.count', { count: 1 }))).toBeVisible();
  },
});

export const Many = meta.story({
  args: { items: someFootprints(20) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
  },
});

export const Loading = meta.story({ render: () => <ProductGridSkeleton columns={5} /> });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { items: someFootprints(4, { prodName: hostile.word }), chosen: new Set<number>() },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
