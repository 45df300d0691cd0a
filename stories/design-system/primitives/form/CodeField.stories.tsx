import { type ComponentProps, useReducer, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { CodeField } from '#src/design-system/primitives/form/CodeField.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import { runClock } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CodeField,
  args: { label: 'Verification code', onSend: fn(), sending: false, resendAt: 0 },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { placeholder: '6 digits' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Idle = meta.story({ args: { hint: 'We send six digits to +94 77 123 4567' } });

/** After a code the button counts down (S4.7). */
export const Counting60 = meta.story({
  args: { hint: 'Sent to +94 77 123 4567' },
  render: (args) => <CodeField {...args} resendAt={Date.now() + 60_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: like('Resend in {seconds, number} s') })).toBeDisabled();
  },
});

export const Counting1 = meta.story({
  render: (args) => <CodeField {...args} resendAt={Date.now() + 1000} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: say('Resend in {seconds, number} s', { seconds: 1 }) }),
    ).toBeDisabled();
  },
});

const aSecondOn = () => Date.now() + 1000;
function Waiting(props: ComponentProps<typeof CodeField>) {
  const [resendAt] = useState(aSecondOn);
  return <CodeField {...props} resendAt={resendAt} />;
}

/** At the end of the countdown a code may be asked for again (S4.9). */
export const Again = meta.story({
  beforeEach: runClock,
  render: (args) => <Waiting {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('button', { name: say('Resend in {seconds, number} s', { seconds: 1 }) }),
    ).toBeDisabled();
    await userEvent.click(await canvas.findByRole('button', { name: say('Send again') }, { timeout: 4000 }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

function TypedAgain(props: ComponentProps<typeof CodeField>) {
  const [waitedUntil] = useState(aSecondOn);
  const [isOther, turn] = useReducer(() => true, false);
  return (
    <>
      <CodeField {...props} resendAt={isOther ? 0 : waitedUntil} />
      <button type="button" onClick={turn}>
        Another address
      </button>
    </>
  );
}

/** Each address has a countdown of its own: where nothing was sent yet, nothing is sent again. */
export const AnotherAddress = meta.story({
  parameters: behaviour,
  beforeEach: runClock,
  render: (args) => <TypedAgain {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: say('Send again') }, { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Another address' }));
    await expect(canvas.getByRole('button', { name: say('Send code') })).toBeEnabled();
  },
});

/** After a failure a code may be asked for at once (S4.8). */
export const Refused = meta.story({
  args: { error: 'Too many codes were sent. Try again in an hour.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in an hour');
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: say('Send code') })).toBeEnabled();
  },
});

export const Busy = meta.story({
  args: { sending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Send code') }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(field);
    await userEvent.paste('482 913');
    await expect(field).toHaveValue('482 913');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '48', error: 'Please enter valid code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
      'Please enter valid code',
    );
  },
});

export const LongText = meta.story({
  globals: { language: 'ru', viewport: { value: 'phone' } },
  args: { label: hostile.long, hint: hostile.word },
});
