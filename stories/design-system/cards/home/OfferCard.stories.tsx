import { expect } from 'storybook/test';
import { aProduct } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { OfferCard } from '#src/design-system/cards/home/OfferCard.tsx';
import { unbroken } from '#src/domain/product/unbroken.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OfferCard,
  args: { title: 'Flash price', note: <p>2 h 14 min</p>, offer: aProduct(), href: '/products/100003' },
  decorators: [
    (Story) => (
      <div className="w-78">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: unbroken(aProduct().prodName) });
    await expect(link).toHaveAttribute('href', '/products/100003');
  },
});

export const Loud = meta.story({ args: { loud: true } });

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
