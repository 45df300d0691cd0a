import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { FieldError } from '#src/design-system/primitives/form/FieldError.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FieldError,
  args: { id: 'mobile-error', children: 'Enter 9 or 10 digits' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter 9 or 10 digits');
    await expect(canvas.getByRole('alert')).toHaveAttribute('id', 'mobile-error');
  },
});

export const LongText = meta.story({
  args: { children: `${hostile.long} ${hostile.word}` },
  globals: { viewport: { value: 'phone' } },
});
