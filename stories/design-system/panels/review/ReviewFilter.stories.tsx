import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aReviewSummary } from '#mocks/fixtures/reviews.ts';
import { ReviewFilter } from '#src/design-system/panels/review/ReviewFilter.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

function Kept({ chosen, onChange, ...rest }: ComponentProps<typeof ReviewFilter>) {
  const [kept, keep] = useState(chosen);
  return (
    <ReviewFilter
      {...rest}
      chosen={kept}
      onChange={(next) => {
        onChange(next);
        keep(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: ReviewFilter,
  args: { summary: aReviewSummary(), chosen: {}, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: say('Which reviews') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('reviewFilter.stars', { stars: 4 }) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ score: 4 });
    await userEvent.click(canvas.getByRole('button', { name: like('With photos') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ score: 4, withPics: true });
    await userEvent.click(canvas.getByRole('button', { name: say('reviewFilter.stars', { stars: 4 }) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ withPics: true });
    await userEvent.click(canvas.getByRole('button', { name: say('reviewFilter.all') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('button', { name: say('reviewFilter.all') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

export const Filtered = meta.story({
  args: { chosen: { score: 5, withPics: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('reviewFilter.stars', { stars: 5 }) }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: say('reviewFilter.all') })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
});

export const SomeEmpty = meta.story({
  args: {
    summary: aReviewSummary({ withPics: 0, counts: { '1': 0, '2': 0, '3': 6, '4': 14, '5': 64 } }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('reviewFilter.stars', { stars: 1 }) }),
    ).toBeDisabled();
    await expect(canvas.getByRole('button', { name: like('With photos') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: say('reviewFilter.stars', { stars: 3 }) })).toBeEnabled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
