import { expect } from 'storybook/test';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: LinkButton, args: { to: '/categories', children: 'Start shopping' } });

const tones = ['primary', 'soft', 'outline', 'ghost', 'ink', 'deal', 'danger'] as const;
const sizes = ['xl', 'lg', 'md', 'sm'] as const;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/categories');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={Object.fromEntries(
        tones.flatMap((tone) =>
          sizes.map((size) => [
            `${tone}, ${size}`,
            <LinkButton key={tone} to="/" tone={tone} size={size} children="Start shopping" />,
          ]),
        ),
      )}
    />
  ),
});

export const FocusVisible = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { children: 'Продолжить покупки в разделе «Всё для дома»', className: 'w-60' },
});
