import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount, sayShareOff } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Price, args: { value: money(849_000) } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayAmount(money(849_000)))).toBeInTheDocument();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={{
        'Sri Lanka': <Price value={money(849_000)} was={money(1_290_000)} size="lg" />,
        China: <Price value={money(19_900, 'CNY')} was={money(30_900, 'CNY')} size="lg" />,
        Laos: <Price value={money(61_000_000, 'LAK')} was={money(93_000_000, 'LAK')} size="lg" />,
        Türkiye: <Price value={money(115_990, 'TRY')} was={money(176_990, 'TRY')} size="lg" />,
        'not lower': <Price value={money(849_000)} was={money(849_000)} size="lg" />,
        'price dropped': <Price value={money(849_000)} drop size="lg" />,
        'with its discount': (
          <span className="flex items-center gap-1.5">
            <Price value={money(849_000)} size="lg" /> <Badge tone="off">−34%</Badge>
          </span>
        ),
        small: <Price value={money(849_000)} size="sm" />,
        medium: <Price value={money(849_000)} size="md" />,
        large: <Price value={money(849_000)} size="lg" />,
        'extra large': <Price value={money(849_000)} size="xl" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(like('{now}, was {was}, {off} off'))).toHaveLength(4);
  },
});

export const Discount = meta.story({
  args: { was: money(1_290_000), size: 'xl' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('{now}, was {was}, {off} off', {
          now: sayAmount(money(849_000)),
          was: sayAmount(money(1_290_000)),
          off: sayShareOff(34),
        }),
      ),
    ).toBeInTheDocument();
  },
});

export const Portuguese = meta.story({
  args: { value: money(61_000_000, 'LAK') },
  globals: { language: 'pt', region: 'la' },
});

export const Russian = meta.story({
  args: { value: money(115_990, 'TRY') },
  globals: { language: 'ru', region: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 159,90 ₺')).toBeInTheDocument();
  },
});

export const Turkish = meta.story({
  args: { value: money(124_990, 'TRY') },
  globals: { language: 'tr', region: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₺1.249,90')).toBeInTheDocument();
  },
});

export const Chinese = meta.story({
  args: { value: money(28_900, 'CNY') },
  globals: { language: 'zh', region: 'cn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayAmount(money(28_900, 'CNY')))).toBeInTheDocument();
  },
});

export const Laos = meta.story({
  args: { value: money(125_000_000, 'LAK') },
  globals: { region: 'la' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayAmount(money(125_000_000, 'LAK')))).toBeInTheDocument();
  },
});

export const Zero = meta.story({ args: { value: money(0) } });

export const Free = meta.story({
  args: { value: money(0), was: money(849_000), free: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('price.free'))).toBeVisible();
    await expect(
      canvas.getByText(
        say('{now}, was {was}, {off} off', {
          now: say('price.free'),
          was: sayAmount(money(849_000)),
          off: sayShareOff(100),
        }),
      ),
    ).toBeInTheDocument();
  },
});

export const Big = meta.story({ args: { value: money(999_999_999, 'TRY'), size: 'xl' } });

export const Negative = meta.story({
  args: { value: money(-80_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayAmount(money(-80_000)))).toBeInTheDocument();
  },
});
