import { expect } from 'storybook/test';
import { aProduct } from '#mocks/fixtures/catalog.ts';
import { ShopWindow } from '#src/design-system/cards/shop/ShopWindow.tsx';
import preview from '#storybook/preview.tsx';

const product = aProduct({ prodName: 'Enamel pendant' });

const meta = preview.meta({
  component: ShopWindow,
  args: { product, href: '/products/100003' },
  decorators: [
    (Story, { args }) => (
      <div className={args.open ? 'w-111' : 'w-42'}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/Enamel pendant/);
  },
});

export const Open = meta.story({ args: { open: true } });
