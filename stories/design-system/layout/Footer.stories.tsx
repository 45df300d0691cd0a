import { expect } from 'storybook/test';
import { Footer } from '#src/design-system/layout/Footer.tsx';
import { Flag } from '#src/design-system/primitives/Flag.tsx';
import preview from '#storybook/preview.tsx';

const column = (title: string, ...names: string[]) => ({
  title,
  links: names.map((name) => ({ name, href: `/${encodeURIComponent(name)}` })),
});

const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    columns: [
      column('Shop', 'Electronics', 'Home & living', 'Kitchen', 'Fashion'),
      column('My orders', 'To deliver', 'To receive', 'Completed'),
      column('iCan Mall', 'About iCan Mall', 'All categories', 'Your cart'),
    ],
    version: '1.5.2',
    year: '2026',
    region: (
      <>
        <Flag src="/media/flags/circle/lk.svg" size="sm" />
        Sri Lanka · LKR
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'My orders' })).toBeVisible();
    await expect(canvas.getByText(/v1\.5\.2/)).toBeVisible();
    const icp = canvas.getByRole('link', { name: 'ICP' });
    await expect(icp).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    await expect(icp).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const China = meta.story({ globals: { language: 'zh', region: 'cn' } });

export const Laos = meta.story({ globals: { region: 'la' } });

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
  args: {
    columns: [
      column('Магазин', 'Электроника и бытовая техника', 'Дом и интерьер'),
      column('Мои заказы', 'Ожидают отправки', 'Ожидают получения', 'Завершённые'),
    ],
  },
});
