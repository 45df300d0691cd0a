import { expect, fn } from 'storybook/test';
import { PhoneField } from '#src/design-system/primitives/form/PhoneField.tsx';
import preview from '#storybook/preview.tsx';

const codes = [
  { key: '94', name: 'Sri Lanka (+94)', flag: '/media/flags/circle/lk.svg' },
  { key: '86', name: 'China (+86)', flag: '/media/flags/circle/cn.svg' },
  { key: '856', name: 'Laos (+856)', flag: '/media/flags/circle/la.svg' },
  { key: '90', name: 'Türkiye (+90)', flag: '/media/flags/circle/tr.svg' },
];
const meta = preview.meta({
  component: PhoneField,
  args: {
    label: 'Mobile number',
    codeLabel: 'Country code',
    codes,
    code: '94',
    onCode: fn(),
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { hint: '9 or 10 digits, without the country code' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '771234567');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('771234567');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country code' }), 'Türkiye (+90)');
    await expect(args.onCode).toHaveBeenCalledWith('90');
  },
});

export const Filled = meta.story({ args: { code: '86', defaultValue: '13812345678' } });

export const CodeMissing = meta.story({
  args: { code: '', error: 'Choose a country code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose a country code');
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Country code');
    await expect(canvas.queryByText('+94')).not.toBeInTheDocument();
  },
});

export const Invalid8 = meta.story({
  args: { defaultValue: '77123456', error: 'Invalid mobile number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid mobile number');
  },
});

export const Valid9 = meta.story({
  args: { defaultValue: '771234567' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeValid();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Valid10 = meta.story({
  args: { defaultValue: '2055512345', code: '856' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeValid();
    await expect(canvas.getByText('+856')).toBeVisible();
  },
});

export const Invalid11 = meta.story({
  args: { defaultValue: '07712345678', error: 'Invalid mobile number' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Invalid mobile number');
  },
});

export const Paste = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(field);
    await userEvent.paste('77 123 4567');
    await expect(field).toHaveValue('77 123 4567');
  },
});

export const WithoutFlags = meta.story({
  args: { codes: codes.map(({ key, name }) => ({ key, name })), code: '90', defaultValue: '5321234567' },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: '771234567' } });
