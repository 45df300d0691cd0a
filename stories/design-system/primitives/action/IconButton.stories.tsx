import { Bell, Maximize2, Share2, ShoppingBag, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
const meta = preview.meta({
  component: IconButton,
  args: { 'aria-label': 'Share', children: <Share2 {...icon} />, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Share' }).blur();
  },
});

export const Busy = meta.story({
  args: { busy: true, tone: 'outline' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeDisabled();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={130}
      cells={{
        bare: <IconButton aria-label="Share" children={<Share2 {...icon} />} />,
        outline: <IconButton tone="outline" aria-label="Remove" children={<Trash2 {...icon} />} />,
        'on photo': (
          <span className="inline-block bg-tile p-3">
            <IconButton tone="onPhoto" aria-label="Full screen" children={<Maximize2 {...icon} />} />
          </span>
        ),
        'on hero': (
          <span className="inline-block bg-hero p-3">
            <IconButton tone="onHero" aria-label="Close" children={<X {...icon} />} />
          </span>
        ),
        dense: <IconButton size="md" aria-label="Close" children={<X {...icon} />} />,
        busy: <IconButton busy aria-label="Share" children={<Share2 {...icon} />} />,
        'with a count': <IconButton count={5} aria-label="Messages" children={<Bell {...icon} />} />,
        disabled: <IconButton disabled aria-label="Share" children={<Share2 {...icon} />} />,
      }}
    />
  ),
});

export const WithCount = meta.story({
  render: () => (
    <div className="flex gap-3">
      <IconButton aria-label="Messages" count={0} children={<Bell {...icon} />} />
      <IconButton aria-label="Messages" count={5} children={<Bell {...icon} />} />
      <IconButton aria-label="Cart" count={240} children={<ShoppingBag {...icon} />} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart' })).toHaveTextContent('99+');
  },
});

export const FocusVisible = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
});
