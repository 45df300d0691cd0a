import { expect } from 'storybook/test';
import { LinkButton } from '#src/design-system/primitives/LinkButton.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: LinkButton, args: { to: '/categories', children: 'Start shopping' } });

const tones = ['primary', 'soft', 'outline', 'ghost', 'ink'] as const;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/categories');
  },
});

export const Variants = meta.story({
  render: () => (
    <Sheet
      cells={Object.fromEntries(
        tones.map((tone) => [tone, <LinkButton key={tone} to="/" tone={tone} children="Start shopping" />]),
      )}
    />
  ),
});

export const LongText = meta.story({
  args: { children: 'Продолжить покупки в разделе «Всё для дома»', className: 'w-60' },
});
