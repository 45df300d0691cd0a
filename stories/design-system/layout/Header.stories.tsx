import { Globe, LayoutGrid } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { CartLink } from '#src/design-system/layout/CartLink.tsx';
import { Header } from '#src/design-system/layout/Header.tsx';
import { PickerButton } from '#src/design-system/layout/PickerButton.tsx';
import { SearchBar } from '#src/design-system/layout/SearchBar.tsx';
import { Avatar } from '#src/design-system/primitives/Avatar.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { Flag } from '#src/design-system/primitives/Flag.tsx';
import preview from '#storybook/preview.tsx';

const names = [
  'Electronics',
  'Home & living',
  'Kitchen',
  'Fashion',
  'Beauty',
  'Toys',
  'Books',
  'Outdoor',
  'Food',
  'Tools',
];
const links = [
  { name: 'All categories', href: '/categories', icon: <LayoutGrid aria-hidden className="size-4" /> },
  ...names.map((name, index) => ({ name, href: `/category/${index + 1}`, current: index === 1 })),
];
const search = (open: boolean) => (
  <SearchBar
    typed=""
    open={open}
    suggestions={[]}
    history={['kettle', 'desk lamp']}
    popular={['Air fryer', 'Espresso', 'Earbuds']}
    onType={fn()}
    onOpen={fn()}
    onSearch={fn()}
    onForget={fn()}
    onForgetAll={fn()}
  />
);

const meta = preview.meta({
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    region: (
      <PickerButton
        aria-label="Region"
        icon={<Flag src="/media/flags/circle/lk.svg" />}
        value="Sri Lanka"
        note="Deliver to"
        open={false}
      />
    ),
    search: search(false),
    language: (
      <PickerButton
        aria-label="Language"
        icon={<Globe aria-hidden className="size-5" strokeWidth={1.75} />}
        value="English"
        open={false}
      />
    ),
    cart: <CartLink href="/Cart" count={0} />,
    account: (
      <Button size="md" className="ml-1 max-nav:hidden">
        Log in
      </Button>
    ),
    links,
  },
});

export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'iCan Mall, home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('button', { name: 'Region' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/Cart');
    await expect(canvas.getByRole('combobox', { name: 'Search products, shops and brands' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home & living' })).toHaveAttribute('aria-current', 'page');
  },
});

export const SignedIn = meta.story({
  args: {
    cart: <CartLink href="/Cart" count={3} />,
    account: (
      <span className="flex h-11 items-center gap-2 px-2 text-sm font-semibold max-nav:hidden">
        <Avatar name="Nimali" /> Nimali
      </span>
    ),
  },
});

export const Cart99Plus = meta.story({ args: { cart: <CartLink href="/Cart" count={240} /> } });

export const SearchOpen = meta.story({
  args: { search: search(true) },
  decorators: [
    (Story) => (
      <div className="min-h-[480px]">
        <Story />
        <main className="page-width pt-6">The page behind</main>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listbox', { name: 'Your searches' })).toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Region' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  },
});

export const At834 = meta.story({ globals: { viewport: { value: 'widestPhone' } } });

export const At835 = meta.story({ globals: { viewport: { value: 'nav' } } });

export const LongText = meta.story({
  globals: { language: 'ru', viewport: { value: 'nav' } },
  args: {
    links: [
      'Все категории',
      'Электроника и бытовая техника',
      'Дом и интерьер',
      'Спорт и активный отдых',
      'Красота',
    ].map((name, index) => ({ name, href: `/${index}` })),
  },
});
