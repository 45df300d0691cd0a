import { Globe, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { CartLink } from '#src/design-system/layout/CartLink.tsx';
import { Header } from '#src/design-system/layout/Header.tsx';
import { NoticeLink } from '#src/design-system/layout/NoticeLink.tsx';
import { PickerButton } from '#src/design-system/layout/PickerButton.tsx';
import { SearchBar } from '#src/design-system/panels/search/SearchBar.tsx';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { RegionChoice } from './RegionChoice.tsx';

const names = 'Electronics,Home & living,Kitchen,Fashion,Beauty,Toys,Books,Outdoor,Food,Tools'.split(',');
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

const aboveAPage = (Story: () => ReactNode) => (
  <div className="min-h-[480px]">
    <Story />
    <main className="page-width pt-6">The page behind</main>
  </div>
);

const nimali = (
  <span className="flex h-11 items-center gap-2 px-2 text-sm font-semibold max-nav:hidden">
    <Avatar name="Nimali" /> Nimali
  </span>
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
    await expect(canvas.getByRole('link', { name: say('iCan Mall, home') })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('button', { name: 'Region' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Cart') })).toHaveAttribute('href', '/Cart');
    await expect(
      canvas.getByRole('combobox', { name: say('Search products, shops and brands') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home & living' })).toHaveAttribute('aria-current', 'page');
  },
});

export const SignedIn = meta.story({
  args: {
    cart: <CartLink href="/Cart" count={3} />,
    notices: <NoticeLink href="/Notification" count={0} />,
    account: nimali,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nimali')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: say('Notifications') })).toBeVisible();
  },
});

export const Cart0 = meta.story({ args: { account: nimali } });

export const Cart1 = meta.story({
  args: { cart: <CartLink href="/Cart" count={1} />, account: nimali },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Cart') })).toHaveAccessibleDescription(
      say('cartLink.pieces', { count: 1 }),
    );
  },
});

export const Cart99Plus = meta.story({
  args: { cart: <CartLink href="/Cart" count={240} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Cart') })).toHaveTextContent('99+');
    await expect(canvas.getByRole('link', { name: say('Cart') })).toHaveAccessibleDescription(
      say('cartLink.pieces', { count: 240 }),
    );
  },
});

export const Unread = meta.story({
  args: {
    notices: <NoticeLink href="/Notification" count={5} />,
    cart: <CartLink href="/Cart" count={3} />,
    account: nimali,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Notifications') })).toHaveAccessibleDescription(
      say('noticeLink.unread', { count: 5 }),
    );
  },
});

export const RegionOpen = meta.story({
  args: { region: <RegionChoice /> },
  decorators: [aboveAPage],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Region' }));
    const list = within(await screen.findByRole('dialog', { name: 'Region' }));
    await expect(list.getByRole('button', { name: /Sri Lanka/, pressed: true })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /Laos/ }));
    await expect(list.getByRole('button', { name: /Laos/, pressed: true })).toBeVisible();
  },
});

export const SearchOpen = meta.story({
  args: { search: search(true) },
  decorators: [aboveAPage],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listbox', { name: say('Recent searches') })).toBeInTheDocument();
  },
});

/** The panel spans the page and lies above the row of categories. */
export const SearchOpenAt835 = meta.story({
  args: { search: search(true) },
  globals: { viewport: { value: 'nav' } },
  decorators: [aboveAPage],
  play: async ({ canvas }) => {
    const heading = await canvas.findByText(say('Recent searches'));
    const { left, top } = heading.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(heading);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { notices: <NoticeLink href="/Notification" count={5} />, account: nimali },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Region' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Notifications') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say('Cart') })).not.toBeInTheDocument();
  },
});

export const At834 = meta.story({
  globals: { viewport: { value: 'widestPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: say('Cart') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  },
});

export const At835 = meta.story({
  globals: { viewport: { value: 'nav' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Cart') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
});

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
