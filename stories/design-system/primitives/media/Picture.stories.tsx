import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { edges } from '#mocks/fixtures/hostile.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
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
  render: (args) => (
    <figure className="w-60">
      <div
        className="overflow-hidden rounded-lg bg-tile"
        style={{ aspectRatio: `${args.width} / ${args.height}` }}
      >
        <Picture {...args} />
      </div>
      <figcaption className="pt-2 text-xs text-fg-3">{args.alt}</figcaption>
    </figure>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Electric kettle, 1.7 l' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture.getAttribute('srcset')).toContain('?w=480 480w');
    await expect(picture.getAttribute('srcset')).not.toContain('1600w');
  },
});

const late = '/media/products/still-on-its-way.webp';

export const Loading = meta.story({
  args: { src: late, alt: 'On its way', priority: true },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(late, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'On its way' });
    await expect(picture).toHaveProperty('complete', false);
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveAttribute('data-broken');
  },
});

export const Missing = meta.story({
  args: { src: edges.brokenPicture, alt: 'Not there', priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Not there' });
    await waitFor(() => expect(picture).toHaveAttribute('data-broken'));
    await expect(getComputedStyle(picture).opacity).toBe('0');
  },
});

export const Broken = meta.story({
  args: { src: 'data:image/webp;base64,AAAA', alt: 'No picture at all', priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'No picture at all' });
    await waitFor(() => expect(picture).toHaveAttribute('data-broken'));
    await expect(getComputedStyle(picture).opacity).toBe('0');
  },
});

export const Wide = meta.story({
  args: {
    src: '/media/banners/banner-living.webp',
    alt: 'A living room',
    height: 100,
    priority: true,
    className: 'object-cover',
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A living room' });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
});

export const Tall = meta.story({
  args: { src: '/media/products/denim-jacket-m-1.webp', alt: 'A jacket', height: 420 },
});

export const Vector = meta.story({
  args: { src: '/media/logos/shops/casora-home.svg', alt: 'Casora Home', className: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Casora Home' })).not.toHaveAttribute('srcset');
  },
});
