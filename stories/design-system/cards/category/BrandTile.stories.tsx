import { expect } from 'storybook/test';
import { aBrand, someBrands } from '#mocks/fixtures/catalog.ts';
import { edges, hostile } from '#mocks/fixtures/hostile.ts';
import { BrandTile } from '#src/design-system/cards/category/BrandTile.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import preview from '#storybook/preview.tsx';

const brand = aBrand();

const meta = preview.meta({
  component: BrandTile,
  args: { brand, href: '/category?brand=1' },
  decorators: [
    (Story) => (
      <div className="w-30">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: brand.brandName })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/category?brand=1');
  },
});

export const NoImage = meta.story({ args: { brand: aBrand({ brandPic: null }) } });

export const BrokenImage = meta.story({ args: { brand: aBrand({ brandPic: edges.brokenPicture }) } });

export const Many = meta.story({
  decorators: [
    (Story) => (
      <div className="w-100">
        <Story />
      </div>
    ),
  ],
  render: ({ href }) => (
    <ul className="grid w-100 grid-cols-4 gap-4">
      {someBrands().map((one) => (
        <li key={one.brandId}>
          <BrandTile brand={one} href={href} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(someBrands().length);
  },
});

export const Loading = meta.story({ render: () => <Skeleton className="aspect-square rounded-lg" /> });

export const LongText = meta.story({ args: { brand: aBrand({ brandName: hostile.word }) } });

export const HtmlInText = meta.story({
  args: { brand: aBrand({ brandName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: hostile.html })).toBeVisible();
  },
});
