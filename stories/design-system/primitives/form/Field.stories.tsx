import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { control } from '#src/design-system/primitives/form/control.variants.ts';
import { Field } from '#src/design-system/primitives/form/Field.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: Field,
  args: {
    id: 'nickname',
    label: 'Nickname',
    children: <input id="nickname" className={control()} placeholder="How should we call you?" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nickname'));
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
  },
});

export const WithHelp = meta.story({
  args: { hint: '2 to 20 characters', aside: 'Optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 to 20 characters')).toHaveAttribute('id', 'nickname-hint');
    await expect(canvas.getByText('Optional')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Invalid = meta.story({
  args: {
    error: 'Enter 2 or more characters',
    hint: '2 to 20 characters',
    children: <input id="nickname" aria-invalid className={control({ faulty: true })} defaultValue="N" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter 2 or more characters');
    await expect(canvas.queryByText('2 to 20 characters')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { label: hostile.long, aside: 'Необязательно', error: `${hostile.word} ${hostile.rightToLeft}` },
  globals: { viewport: { value: 'phone' } },
});
