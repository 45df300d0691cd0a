import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PickerList } from '#src/design-system/layout/PickerList.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const region = (code: string, name: string, currency: string) => ({
  value: code,
  name,
  note: currency,
  icon: <Flag src={`/media/flags/circle/${code}.svg`} />,
});
const regions = [
  region('lk', 'Sri Lanka', 'LKR · +94'),
  region('cn', 'China', 'CNY · +86'),
  region('la', 'Laos', 'LAK · +856'),
  region('tr', 'Türkiye', 'TRY · +90'),
];
const languages = [
  { value: 'en', name: 'English', lang: 'en-US' },
  { value: 'zh', name: '中文', lang: 'zh-CN' },
  { value: 'tr', name: 'Türkçe', lang: 'tr-TR' },
  { value: 'ru', name: 'Русский', lang: 'ru-RU' },
  { value: 'pt', name: 'Português', lang: 'pt-PT' },
];
function Kept({ chosen, onChoose, ...rest }: ComponentProps<typeof PickerList<string>>) {
  const [kept, keep] = useState(chosen);
  return (
    <PickerList
      {...rest}
      chosen={kept}
      onChoose={(value) => {
        onChoose(value);
        keep(value);
      }}
    />
  );
}

const meta = preview.meta({
  component: PickerList<string>,
  args: { options: regions.map(({ value, name }) => ({ value, name })), chosen: 'lk', onChoose: fn() },
  render: (args) => (
    <div className="w-72 rounded-lg bg-raised p-2 shadow-pop">
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Sri Lanka', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Türkiye' }));
    await expect(args.onChoose).toHaveBeenCalledWith('tr');
    await expect(canvas.getByRole('button', { name: 'Türkiye', pressed: true })).toBeVisible();
  },
});

export const Regions = meta.story({
  args: { options: regions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Laos\s*LAK/ })).toBeVisible();
  },
});

export const Languages = meta.story({
  args: { options: languages, chosen: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '中文' })).toHaveAttribute('lang', 'zh-CN');
  },
});

export const Loading = meta.story({
  args: { options: regions.slice(0, 1), loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /Sri Lanka/, pressed: true })).toBeVisible();
  },
});

const onRetry = fn();

export const Error = meta.story({
  args: { options: regions.slice(0, 1), onRetry },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Sri Lanka/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
