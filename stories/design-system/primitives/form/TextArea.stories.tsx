import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { TextArea } from '#src/design-system/primitives/form/TextArea.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const max = 500;
const meta = preview.meta({
  component: TextArea,
  args: { label: 'Address line', onChange: fn() },
});

const filled = { defaultValue: '42 Galle Road, Kollupitiya, Colombo 03', counted: { length: 38, max } };

export const Default = meta.story({
  args: { placeholder: 'Street, house and floor' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Address line' });
    await userEvent.type(field, '42 Galle Road{Enter}Colombo 03');
    await expect(field).toHaveValue('42 Galle Road\nColombo 03');
    await expect(args.onChange).toHaveBeenCalled();
  },
});

export const Filled = meta.story({ args: filled });

export const WithCounter = meta.story({
  render: () => (
    <Sheet
      least={260}
      cells={Object.fromEntries(
        [0, 499, 500, 501].map((length) => [
          `${length} of ${max}`,
          <TextArea
            key={length}
            label="Address line"
            counted={{ length, max }}
            defaultValue={'a'.repeat(length)}
          />,
        ]),
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const length of [0, 499, 500, 501])
      await expect(canvas.getByText(`${length} / ${max}`)).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { error: 'At most 500 characters', counted: { length: 501, max }, defaultValue: 'a'.repeat(501) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address line' })).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('At most 500 characters');
  },
});

export const Disabled = meta.story({
  args: { ...filled, disabled: true, counted: undefined },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Address line' });
    await expect(field).toBeDisabled();
    await userEvent.type(field, 'more');
    await expect(field).toHaveValue(filled.defaultValue);
  },
});

export const WithHelp = meta.story({ args: { hint: 'Street, house and floor' } });

export const LongText = meta.story({
  args: { label: hostile.long, defaultValue: `${hostile.word} ${hostile.rightToLeft}`, hint: hostile.word },
  globals: { viewport: { value: 'phone' } },
});
