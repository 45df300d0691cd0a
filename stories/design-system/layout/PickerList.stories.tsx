import { expect, fn } from 'storybook/test';
import { PickerList } from '#src/design-system/layout/PickerList.tsx';
import { Flag } from '#src/design-system/primitives/Flag.tsx';
import preview from '#storybook/preview.tsx';

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
const onChoose = fn();

const meta = preview.meta({ component: PickerList });

export const Regions = meta.story({
  render: () => (
    <div className="w-72 rounded-lg bg-raised p-2 shadow-pop">
      <PickerList options={regions} chosen="lk" onChoose={onChoose} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Sri Lanka/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Türkiye/ }));
    await expect(onChoose).toHaveBeenCalledWith('tr');
  },
});

export const Languages = meta.story({
  render: () => (
    <div className="w-72 rounded-lg bg-raised p-2 shadow-pop">
      <PickerList options={languages} chosen="en" onChoose={onChoose} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '中文' })).toHaveAttribute('lang', 'zh-CN');
  },
});
