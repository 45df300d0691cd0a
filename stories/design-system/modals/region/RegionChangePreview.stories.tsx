import { expect, fn, screen } from 'storybook/test';
import { aCartItem } from '#mocks/fixtures/cart.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aRegion, someRegions } from '#mocks/fixtures/regions.ts';
import { RegionChangePreview } from '#src/design-system/modals/region/RegionChangePreview.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const laos = someRegions().find(({ countryCode }) => countryCode === 'LA') ?? aRegion();
const line = (basketId: number) => aCartItem({ basketId });

const meta = preview.meta({
  component: RegionChangePreview,
  args: {
    from: aRegion(),
    to: laos,
    status: 'ready' as const,
    lost: [line(1)],
    priced: [{ ...line(2), there: money(61_000_000, 'LAK') }],
    onRetry: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(
      await screen.findByRole('dialog', { name: say('Change to {region}?', { region: 'Laos' }) }),
    ).toBeVisible();
    await expect(screen.getByText(say('regionChangePreview.lost', { count: 1 }))).toBeVisible();
    await expect(screen.getByText(say('regionChangePreview.priced', { count: 1 }))).toBeVisible();
    await expect(
      screen.getByText(say('regionChangePreview.waits', { region: 'Sri Lanka', other: 'Laos', count: 0 })),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Go to {region}', { region: 'Laos' }) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const LinesLost = meta.story({
  args: { lost: [line(1), line(3)], priced: [] },
  play: async () => {
    await expect(await screen.findByText(say('regionChangePreview.lost', { count: 2 }))).toBeVisible();
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.queryByText(like('regionChangePreview.priced'))).not.toBeInTheDocument();
  },
});

export const NothingChanges = meta.story({
  args: { lost: [], priced: [] },
  play: async ({ userEvent, args }) => {
    await expect(
      await screen.findByText(like('Your cart stays as it is. Prices are shown for {region}.')),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: say('Stay in {region}', { region: 'Sri Lanka' }) }),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: say('Go to {region}', { region: 'Laos' }) }),
    ).toBeDisabled();
  },
});

export const Error = meta.story({
  args: { status: 'error' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('errorState.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Many = meta.story({
  args: {
    lost: Array.from({ length: 12 }, (_, index) => line(index + 1)),
    priced: Array.from({ length: 12 }, (_, index) => ({
      ...line(index + 100),
      there: money(999_999_900, 'LAK'),
    })),
  },
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(24);
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: say('Go to {region}', { region: 'Laos' }) }),
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { lost: [{ ...line(1), prodName: hostile.long }], to: { ...laos, regionName: hostile.word } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
