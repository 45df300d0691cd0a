import { behaviour } from '#storybook/behaviour.ts';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aReviewSummary, noReviewSummary } from '#mocks/fixtures/reviews.ts';
import { ReviewSummaryBars } from '#src/design-system/panels/review/ReviewSummaryBars.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

function Kept({ stars, onFilter, ...rest }: ComponentProps<typeof ReviewSummaryBars>) {
  const [kept, keep] = useState(stars);
  const change = (next: number | undefined) => {
    onFilter?.(next);
    keep(next);
  };
  return <ReviewSummaryBars {...rest} stars={kept} onFilter={change} />;
}

const meta = preview.meta({
  component: ReviewSummaryBars,
  args: { summary: aReviewSummary() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('reviewSummary.total', { count: 84 }))).toBeVisible();
    await expect(canvas.getByText(say('reviewSummary.row', { stars: 5, count: 57 }))).toBeInTheDocument();
    await expect(canvas.getByText(say('reviewSummary.row', { stars: 1, count: 3 }))).toBeInTheDocument();
  },
});

export const None = meta.story({
  parameters: behaviour,
  args: { summary: noReviewSummary() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Verified = meta.story({
  args: { summary: aReviewSummary({ total: 12, counts: { '1': 0, '2': 0, '3': 2, '4': 3, '5': 7 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Only from people who bought it here'))).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { stars: 4, onFilter: fn() },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: say('Reviews by stars') })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: say('reviewSummary.row', { stars: 4, count: 14 }) }),
    ).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(
      canvas.getByRole('button', { name: say('reviewSummary.row', { stars: 5, count: 57 }) }),
    );
    await expect(args.onFilter).toHaveBeenLastCalledWith(5);
    await userEvent.click(
      canvas.getByRole('button', { name: say('reviewSummary.row', { stars: 5, count: 57 }) }),
    );
    await expect(args.onFilter).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(
      canvas.getByRole('button', { name: say('reviewSummary.row', { stars: 3, count: 6 }) }),
    );
  },
});

export const FilteredOnAPhone = meta.story({
  args: {
    stars: 5,
    onFilter: fn(),
    summary: aReviewSummary({ counts: { '1': 0, '2': 4, '3': 6, '4': 14, '5': 60 } }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('reviewSummary.row', { stars: 1, count: 0 }) }),
    ).toBeDisabled();
  },
});

export const One = meta.story({
  args: {
    summary: aReviewSummary({ total: 1, ratingAvg: 5, counts: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 } }),
  },
});

export const Many = meta.story({
  args: {
    summary: aReviewSummary({
      total: 128_400,
      ratingAvg: 3.7,
      counts: { '1': 8400, '2': 10_000, '3': 30_000, '4': 40_000, '5': 40_000 },
    }),
  },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
