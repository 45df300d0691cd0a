import { expect } from 'storybook/test';
import { aProduct } from '#mocks/fixtures/catalog.ts';
import { SearchProduct } from '#src/design-system/panels/search/SearchProduct.tsx';
import preview from '#storybook/preview.tsx';

const product = aProduct();

const meta = preview.meta({
  component: SearchProduct,
  args: { product },
  render: (args) => (
    <div className="flex max-w-sm items-center gap-3">
      <SearchProduct {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(product.prodName)).toBeVisible();
  },
});
