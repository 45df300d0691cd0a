import { expect, fn, waitFor } from 'storybook/test';
import { aHomeBanner, someHomeBanners } from '#mocks/fixtures/home-window.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { BannerHero } from '#src/design-system/panels/home/BannerHero.tsx';
import { BannerHeroSkeleton } from '#src/design-system/panels/home/BannerHeroSkeleton.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const onRetry = fn();

const meta = preview.meta({
  component: BannerHero,
  args: {
    label: 'Offers of the season',
    banners: someHomeBanners(),
    hrefOf: ({ relation }) => `/offers/${relation}`,
    doorHrefOf: ({ prodId }) => `/products/${prodId}`,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Offers of the season' })).toBeVisible();
    const second = canvas.getByRole('button', { name: say('Show banner {number, number}', { number: 2 }) });
    await expect(
      canvas.getByRole('button', { name: say('Show banner {number, number}', { number: 1 }) }),
    ).toHaveAttribute('aria-current', 'true');
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('heading', { name: someHomeBanners()[1]?.title ?? '' })).toBeVisible();
    // Two buttons and three doors.
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const One = meta.story({
  args: { banners: [aHomeBanner()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ render: () => <BannerHeroSkeleton /> });

export const Error = meta.story({
  render: () => <ErrorState compact onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const BrokenImage = meta.story({
  args: {
    banners: [
      aHomeBanner({
        doors: aHomeBanner().doors.map((door) => ({ ...door, pic: '/media/products/gone.webp' })),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('data-broken'));
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    banners: [
      aHomeBanner({
        title: hostile.long.slice(0, 90),
        text: hostile.long,
        doors: aHomeBanner().doors.map((door) => ({ ...door, prodName: hostile.long })),
      }),
    ],
  },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
