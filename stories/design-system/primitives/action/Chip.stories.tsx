import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Chip } from '#src/design-system/primitives/action/Chip.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Chip, args: { children: 'With photos', onClick: fn() } });

export const Default = meta.story({
  args: { selected: false, count: 312 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /With photos/, pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={150}
      cells={{
        outline: <Chip selected={false}>Filter</Chip>,
        selected: <Chip selected>Selected</Chip>,
        'with count': (
          <Chip selected={false} count={312}>
            With photos
          </Chip>
        ),
        'selected with count': (
          <Chip selected count={312}>
            With photos
          </Chip>
        ),
        soft: <Chip tone="soft">Suggestion</Chip>,
        disabled: <Chip disabled>Disabled</Chip>,
      }}
    />
  ),
});

export const Selected = meta.story({
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'With photos' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const LongText = meta.story({
  args: { selected: false, children: hostile.long, count: 1204 },
  globals: { viewport: { value: 'phone' } },
});
