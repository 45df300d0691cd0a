import { expect } from 'storybook/test';
import { ListingSortTabs } from '#src/design-system/tabs/ListingSortTabs.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ListingSortTabs,
  args: { current: 'default' as const, hrefOf: (word: string) => `?sort=${word}` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Sort') })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: say('Recommended') })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: say('Newest') })).not.toHaveAttribute('aria-current');
  },
});

export const SortedByPrice = meta.story({
  args: { current: 'price-up' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Price, low first') })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Best selling') })).toHaveFocus();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
