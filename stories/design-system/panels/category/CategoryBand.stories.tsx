import { expect } from 'storybook/test';
import { CategoryBand } from '#src/design-system/panels/category/CategoryBand.tsx';
import preview from '#storybook/preview.tsx';

const door = (categoryId: number, categoryName: string, picture: string | null) => ({
  category: {
    categoryId,
    categoryName,
    parentId: 10001,
    seq: 1,
    pic: picture && `/media/products/${picture}.webp`,
  },
  href: `/${categoryId}`,
});
const doors = [
  door(10021, 'Kettles', 'electric-kettle-17-1'),
  door(10022, 'Fryers', 'air-fryer-4l-1'),
  door(10023, 'Coffee', 'automatic-espresso-1'),
  door(10024, 'Without a picture', null),
];

const meta = preview.meta({
  component: CategoryBand,
  args: { title: 'Kitchen', note: '86 products', doors },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kettles' })).toHaveAttribute('href', '/10021');
  },
});

export const NoChildren = meta.story({
  args: { doors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: {
    doors: Array.from({ length: 14 }, (_, index) =>
      door(index, `Category ${index + 1}`, 'high-speed-blender-1'),
    ),
  },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  args: {
    title: 'Крупная и мелкая бытовая техника для кухни',
    doors: [door(1, 'Электрические чайники и термопоты', null)],
  },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
