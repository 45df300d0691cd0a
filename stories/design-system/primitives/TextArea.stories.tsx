import { expect } from 'storybook/test';
import { TextArea } from '#src/design-system/primitives/TextArea.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const max = 500;
const meta = preview.meta({
  component: TextArea,
  args: {
    label: 'Address',
    defaultValue: '42 Galle Road, Kollupitiya, Colombo 03',
    counted: { length: 38, max },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(
      '42 Galle Road, Kollupitiya, Colombo 03',
    );
    await expect(canvas.getByText('38 / 500')).toBeVisible();
  },
});

export const Counters = meta.story({
  render: () => (
    <Sheet
      least={260}
      cells={Object.fromEntries(
        [0, 499, 500, 501].map((length) => [
          `${length} of ${max}`,
          <TextArea
            key={length}
            label="Address"
            counted={{ length, max }}
            defaultValue={'a'.repeat(length)}
          />,
        ]),
      )}
    />
  ),
});

export const Invalid = meta.story({
  args: { error: 'At most 500 characters', counted: { length: 501, max }, defaultValue: 'a'.repeat(501) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('At most 500 characters');
  },
});

export const Disabled = meta.story({ args: { disabled: true, counted: undefined } });

export const WithHelp = meta.story({ args: { hint: 'Street, house and floor', counted: undefined } });
