import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aRegion, someRegions } from '#mocks/fixtures/regions.ts';
import { RegionSuggestion } from '#src/design-system/modals/RegionSuggestion.tsx';
import preview from '#storybook/preview.tsx';

const turkiye = someRegions().find(({ countryCode }) => countryCode === 'TR') ?? aRegion();

const meta = preview.meta({
  component: RegionSuggestion,
  args: { suggested: turkiye, current: aRegion(), onAccept: fn(), onDismiss: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/You seem to be in Türkiye/)).toHaveTextContent('Turkish Lira');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Türkiye' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const Dismissed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay in Sri Lanka' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { suggested: { ...turkiye, regionName: hostile.word } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
