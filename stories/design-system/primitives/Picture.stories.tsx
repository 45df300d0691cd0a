import { expect, waitFor } from 'storybook/test';
import { Picture } from '#src/design-system/primitives/Picture.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: Picture,
  args: {
    src: '/media/products/electric-kettle-17-1.webp',
    alt: 'Electric kettle, 1.7 l',
    width: 240,
    height: 240,
    sizes: '240px',
    className: 'tile-photo',
  },
  decorators: [
    (Story) => (
      <div className="aspect-square w-60 overflow-hidden rounded-lg bg-tile">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Electric kettle, 1.7 l' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture.getAttribute('srcset')).toContain('?w=480 480w');
    await expect(picture.getAttribute('srcset')).not.toContain('1600w');
  },
});

export const Priority = meta.story({
  args: { priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Electric kettle, 1.7 l' });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
});

export const Vector = meta.story({
  args: { src: '/media/logos/shops/casora-home.svg', alt: 'Casora Home', className: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Casora Home' })).not.toHaveAttribute('srcset');
  },
});

export const Broken = meta.story({
  args: { src: 'data:image/webp;base64,AAAA', alt: 'Lost', priority: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Lost' })).toHaveAttribute('data-broken'));
  },
});

export const Wide = meta.story({
  args: { src: '/media/banners/banner-living.webp', alt: 'A living room', className: 'object-cover' },
});
