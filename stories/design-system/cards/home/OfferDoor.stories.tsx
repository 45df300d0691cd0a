import { expect } from 'storybook/test';
import { aProduct } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { OfferDoor } from '#src/design-system/cards/home/OfferDoor.tsx';
import preview from '#storybook/preview.tsx';
import { likeText, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: OfferDoor,
  args: { offer: aProduct(), href: '/products/100003' },
  decorators: [
    (Story) => (
      <div className="w-50">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: likeText(`${aProduct().prodName} ${sayAmount(money(1_049_000))}`),
    });
    await expect(link).toHaveAttribute('href', '/products/100003');
  },
});

export const Tall = meta.story({ args: { tall: true } });

export const LongText = meta.story({
  args: { offer: aProduct({ prodName: hostile.long }) },
  globals: { language: 'ru' },
});

export const HtmlInText = meta.story({
  args: { offer: aProduct({ prodName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.html)).toBeVisible();
  },
});

export const HugePrice = meta.story({ args: { offer: aProduct({ price: money(999_999_999, 'TRY') }) } });

export const BrokenImage = meta.story({ args: { offer: aProduct({ pic: '/media/products/gone.webp' }) } });
