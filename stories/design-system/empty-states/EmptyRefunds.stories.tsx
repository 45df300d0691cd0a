import { expect } from 'storybook/test';
import { EmptyRefunds } from '#src/design-system/empty-states/EmptyRefunds.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyRefunds, args: { href: '/agreements/refund' } });

/** Nothing was sent back, with the way to the rules (S8.23). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No refunds'))).toBeVisible();
    await expect(canvas.getByText(say('Returns and refunds are followed here.'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Return policy') })).toHaveAttribute(
      'href',
      '/agreements/refund',
    );
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
