import { expect, fn, waitFor } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { aBanner, someBanners } from '#mocks/fixtures/home.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { BannerHero } from '#src/design-system/cards/BannerHero.tsx';
import { BannerHeroSkeleton } from '#src/design-system/cards/BannerHeroSkeleton.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

/** The reader's wish for motion, whatever this machine's is. */
const still = (matches: boolean) => () => {
  const real = window.matchMedia;
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  return () => {
    window.matchMedia = real;
  };
};

const onRetry = fn();

const meta = preview.meta({
  component: BannerHero,
  args: {
    label: 'Offers of the season',
    banners: someBanners().slice(0, 3),
    hrefOf: ({ relation }) => (relation === null ? undefined : `/offers/${relation}`),
    offers: someProducts(5),
    offerHrefOf: ({ prodId }) => `/products/${prodId}`,
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
    await expect(canvas.getByRole('heading', { name: 'Play day at Tinkerloo' })).toBeVisible();
  },
});

export const Chinese = meta.story({
  globals: { language: 'zh' },
  args: { banners: [aBanner({ alt: '好物数码，轻松入手。手机影音低至65折' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '好物数码，轻松入手' })).toBeVisible();
    await expect(canvas.getByText('手机影音低至65折')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: say('bannerHero.open') })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: say('bannerHero.open') })[1]).not.toHaveFocus();
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
  args: { banners: [aBanner()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LeadsNowhere = meta.story({
  args: { banners: [aBanner({ relation: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: say('bannerHero.open') })).not.toBeInTheDocument();
  },
});

export const WithoutOffers = meta.story({ args: { offers: [] } });

export const TitleAndText = meta.story({
  args: { banners: [aBanner({ alt: 'Bright ideas, lighter prices. Lamps, plugs and buds until Sunday' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bright ideas, lighter prices' })).toBeVisible();
    await expect(canvas.getByText('Lamps, plugs and buds until Sunday')).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <BannerHeroSkeleton /> });

export const Error = meta.story({
  args: { banners: [], fault: <ErrorState compact onRetry={onRetry} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('errorState.retry') }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

export const BrokenImage = meta.story({
  args: { banners: [aBanner({ imgUrl: '/media/banners/gone.webp' })] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('data-broken'));
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('bannerHero.open') })).toBeVisible();
  },
});

export const Paused = meta.story({
  args: { autoplay: true },
  beforeEach: still(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Pause the banners') }));
    await expect(canvas.getByRole('button', { name: say('Play the banners') })).toBeVisible();
    const second = canvas.getByRole('button', { name: say('Show banner {number, number}', { number: 2 }) });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
  },
});

export const ReducedMotion = meta.story({
  args: { autoplay: true },
  beforeEach: still(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: say('Play the banners') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('Pause the banners') })).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    banners: [aBanner({ alt: `${hostile.long.slice(0, 90)}. ${hostile.long}` })],
    offers: someProducts(5, { prodName: hostile.long }),
  },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
