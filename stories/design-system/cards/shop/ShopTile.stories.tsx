import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aShopSummary, someShops } from '#mocks/fixtures/shops.ts';
import { ShopTile } from '#src/design-system/cards/shop/ShopTile.tsx';
import { ChatListSkeleton } from '#src/design-system/panels/chat/ChatListSkeleton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const shop = aShopSummary();

const meta = preview.meta({
  component: ShopTile,
  args: { shop, href: `/store/casora/${shop.shopId}` },
  decorators: [
    (Story) => (
      <div className="max-w-75">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: shop.shopName })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/store/casora/${shop.shopId}`);
  },
});

export const NoRating = meta.story({
  args: { shop: aShopSummary({ ratingAvg: null, prodCount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No ratings yet'))).toBeVisible();
  },
});

export const Many = meta.story({
  render: ({ href }) => (
    <ul className="grid gap-3">
      {someShops(8).map((one) => (
        <li key={one.shopId}>
          <ShopTile shop={one} href={href} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
});

export const Loading = meta.story({ render: () => <ChatListSkeleton /> });

export const LongText = meta.story({
  args: { shop: aShopSummary({ shopName: hostile.long }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { shop: aShopSummary({ shopName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: hostile.html })).toBeVisible();
  },
});
