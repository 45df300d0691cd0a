import { behaviour } from '#storybook/behaviour.ts';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { aRegion, someRegions } from '#mocks/fixtures/regions.ts';
import { RegionSuggestion } from '#src/design-system/panels/region/RegionSuggestion.tsx';
import preview from '#storybook/preview.tsx';
import { inStory, say } from '#storybook/say.ts';

const turkiye = someRegions().find(({ countryCode }) => countryCode === 'TR') ?? aRegion();

const meta = preview.meta({
  component: RegionSuggestion,
  args: { suggested: turkiye, current: aRegion(), onAccept: fn(), onDismiss: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const currency = inStory().formatDisplayName('TRY', { type: 'currency' }) ?? '';
    await expect(
      canvas.getByText(say('regionSuggestion.seem', { region: 'Türkiye', currency })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Go to {region}', { region: 'Türkiye' }) }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const Dismissed = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Stay in {region}', { region: 'Sri Lanka' }) }),
    );
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { suggested: { ...turkiye, regionName: hostile.word } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
