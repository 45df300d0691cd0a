import { expect } from 'storybook/test';
import { Footer } from '#src/design-system/layout/Footer.tsx';
import { QrCode } from '#src/design-system/primitives/media/QrCode.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const column = (title: string, ...names: string[]) => ({
  title,
  links: names.map((name) => ({ name, href: `/${encodeURIComponent(name)}` })),
});

const of = (code: string, name: string) => (
  <>
    <Flag src={`/media/flags/circle/${code}.svg`} size="sm" />
    {name}
  </>
);

const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    columns: [
      column('Shop', 'Electronics', 'Home & living', 'Kitchen', 'Fashion'),
      column('Help', 'Help and support', 'Contact us', 'Track an order'),
      column('iCan Mall', 'About iCan Mall', 'All categories', 'Your cart'),
    ],
    version: '1.5.2',
    year: '2026',
    region: of('lk', 'Sri Lanka · LKR'),
  },
});

export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Help' })).toBeVisible();
    await expect(canvas.getByText(/v1\.5\.2/)).toBeVisible();
    const icp = canvas.getByRole('link', { name: say('ICP') });
    await expect(icp).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    await expect(icp).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const SignedIn = meta.story({
  args: {
    columns: [
      column('Shop', 'Electronics', 'Home & living', 'Kitchen', 'Fashion'),
      column('My orders', 'To deliver', 'To receive', 'Completed'),
      column('My mall', 'Profile', 'Addresses', 'Vouchers', 'Coins'),
      column('iCan Mall', 'About iCan Mall', 'All categories', 'Your cart'),
    ],
  },
});

/** Policies in windows of their own, socials, the filing's number and the ways to the phone (S2.92, S2.96, S2.98, S2.100). */
export const WithTheApp = meta.story({
  args: {
    columns: [
      column('Services', 'All categories', 'Trending', 'Group buy'),
      {
        title: 'Policies',
        links: [{ name: 'Privacy policy', href: '/agreements/privacy?lang=en', away: true }],
      },
      { title: 'Follow us', links: [{ name: 'YouTube', href: 'https://ican.example/tube', away: true }] },
    ],
    icp: '沪ICP备2025123456号',
    app: {
      title: 'The mall on your phone',
      ways: <QrCode value="https://ican.example" label="QR code of iCan Mall" />,
    },
  },
  play: async ({ canvas }) => {
    const policy = canvas.getByRole('link', { name: 'Privacy policy' });
    await expect(policy).toHaveAttribute('target', '_blank');
    await expect(policy).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'YouTube' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '沪ICP备2025123456号' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The mall on your phone' })).toBeVisible();
  },
});

export const China = meta.story({
  globals: { language: 'zh', region: 'cn' },
  args: { region: of('cn', '中国 · CNY') },
});

export const Laos = meta.story({ globals: { region: 'la' }, args: { region: of('la', 'Laos · LAK') } });

export const Turkey = meta.story({
  globals: { language: 'tr', region: 'tr' },
  args: { region: of('tr', 'Türkiye · TRY') },
});

export const At834 = meta.story({ globals: { viewport: { value: 'widestPhone' } } });

export const At835 = meta.story({ globals: { viewport: { value: 'nav' } } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
  args: {
    columns: [
      column('Магазин', 'Электроника и бытовая техника', 'Дом и интерьер'),
      column('Мои заказы', 'Ожидают отправки', 'Ожидают получения', 'Завершённые'),
    ],
  },
});
