import { expect, fn } from 'storybook/test';
import { TextField } from '#src/design-system/primitives/TextField.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Contact name', name: 'receiver', onChange: fn() },
});

export const Default = meta.story({
  args: { placeholder: 'Who receives the parcel?' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Contact name' });
    await userEvent.type(field, 'Nimali');
    await expect(field).toHaveValue('Nimali');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
});

export const Variants = meta.story({
  render: () => (
    <Sheet
      least={260}
      cells={{
        empty: <TextField label="Contact name" placeholder="Who receives the parcel?" />,
        filled: <TextField label="Contact name" defaultValue="Nimali Perera" />,
        hint: <TextField label="Zip code" aside="Optional" hint="Five digits" />,
        invalid: (
          <TextField label="Email" defaultValue="nimali@" error="Enter an email like name@example.com" />
        ),
        disabled: <TextField label="Email" disabled defaultValue="nimali@example.lk" />,
        'long text': (
          <TextField
            label="Имя и фамилия получателя полностью"
            aside="Необязательно"
            defaultValue="Константин Константинопольский"
          />
        ),
      }}
    />
  ),
});

export const WithHelp = meta.story({
  args: { hint: 'As on the door bell' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Contact name' })).toHaveAccessibleDescription(
      'As on the door bell',
    );
  },
});

export const Invalid = meta.story({
  args: { error: 'Enter a name', defaultValue: ' ' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Contact name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a name');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Nimali Perera' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Contact name' })).toBeDisabled();
  },
});

export const FocusVisible = meta.story({
  args: { defaultValue: 'Nim' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Contact name' })).toHaveFocus();
  },
});
