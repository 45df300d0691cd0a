import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { NextSteps } from '#src/design-system/primitives/feedback/NextSteps.tsx';
import preview from '#storybook/preview.tsx';

const steps = [
  { id: 'a', title: 'Colombo', note: '09:15' },
  { id: 'b', title: 'Kandy', note: '24/1 Stanley Road' },
  { id: 'c', title: 'Nugegoda' },
];

const meta = preview.meta({ component: NextSteps, args: { label: 'Colombo', steps, current: 1 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Colombo' })).toBeVisible();
    await expect(canvas.getByText('Kandy').closest('li')).toHaveAttribute('aria-current', 'step');
  },
});

export const AllDone = meta.story({
  args: { current: 3 },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem'))
      await expect(step).not.toHaveAttribute('aria-current');
  },
});

export const LongText = meta.story({
  args: { steps: [{ id: 'a', title: hostile.word, note: hostile.long }, ...steps] },
  globals: { viewport: { value: 'phone' } },
});
