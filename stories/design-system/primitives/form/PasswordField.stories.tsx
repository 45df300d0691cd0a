import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { PasswordChecklist } from '#src/design-system/primitives/form/PasswordChecklist.tsx';
import { PasswordField } from '#src/design-system/primitives/form/PasswordField.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-98 has-[>dl]:max-w-none">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Open doors 9');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('Open doors 9');
  },
});

export const Shown = meta.story({
  args: { defaultValue: 'Open doors 9' },
  play: async ({ canvas, userEvent }) => {
    const eye = canvas.getByRole('button', { name: say('Show what is typed') });
    await userEvent.click(eye);
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('Open doors 9');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Invalid = meta.story({
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('This field is required');
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
});

export const EdgeSpaces = meta.story({
  args: { defaultValue: ' Opendoors9 ', error: 'No spaces at the start or the end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No spaces at the start or the end');
  },
});

function Checked() {
  const [typed, setTyped] = useState('');
  return (
    <div className="grid gap-2">
      <PasswordField
        label="Password"
        autoComplete="new-password"
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordChecklist password={typed} />
    </div>
  );
}

export const WithChecklist = meta.story({
  render: () => <Checked />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'doors');
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Could be stronger'));
    await userEvent.type(field, 'Open9');
    await expect(canvas.getByRole('status')).toHaveTextContent(say('passwordChecklist.fair'));
    await userEvent.type(field, '!');
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Strong'));
    await expect(canvas.getByText(say('A symbol')).closest('li')).toHaveTextContent(
      `${say('A symbol')} ${say('passwordChecklist.kept')}`,
    );
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={260}
      cells={{
        Empty: <PasswordField label="Password" />,
        Filled: <PasswordField label="Password" defaultValue="Open doors 9" />,
        'With a hint': <PasswordField label="Password" hint="Eight characters or more" />,
        Refused: <PasswordField label="Password" error="This field is required" />,
        Disabled: <PasswordField label="Password" defaultValue="Open doors 9" disabled />,
      }}
    />
  ),
});

export const LongText = meta.story({
  args: { label: hostile.long, error: hostile.word, defaultValue: hostile.word },
  globals: { viewport: { value: 'phone' } },
});
