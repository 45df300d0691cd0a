import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Contact name', name: 'receiver', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-98 has-[>dl]:max-w-none">
        <Story />
      </div>
    ),
  ],
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

export const AllVariants = meta.story({
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
        busy: <TextField label="Invitation code" defaultValue="NIMAL7" busy />,
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

export const Filled = meta.story({ args: { defaultValue: 'Nimali Perera' } });

export const Busy = meta.story({
  args: { label: 'Invitation code', defaultValue: 'NIMAL7', busy: true, hint: 'We look it up' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Invitation code' });
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(field).toBeEnabled();
    await expect(field).toHaveAccessibleDescription('We look it up');
  },
});

/** The browser's own mark cannot be set by a story; `data-autofilled` wears the same look. */
export const Autofilled = meta.story({
  args: { defaultValue: 'Nimali Perera', autoComplete: 'name' },
  render: (args) => <TextField {...args} {...{ 'data-autofilled': '' }} />,
});

export const LongText = meta.story({
  args: {
    label: hostile.long,
    aside: 'Необязательно',
    defaultValue: hostile.long,
    error: `${hostile.word} ${hostile.rightToLeft}`,
  },
  globals: { viewport: { value: 'phone' } },
});
