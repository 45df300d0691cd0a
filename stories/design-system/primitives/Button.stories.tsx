import { ShoppingBag, UserPlus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/design-system/primitives/Button.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Button, args: { children: 'Buy now', onClick: fn() } });

const tones = ['primary', 'soft', 'outline', 'ghost', 'ink', 'deal', 'danger'] as const;
const sizes = ['xl', 'lg', 'md', 'sm'] as const;

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Variants = meta.story({
  render: () => (
    <Sheet
      least={120}
      cells={Object.fromEntries(
        tones.flatMap((tone) => [
          [tone, <Button key={tone} tone={tone} children="Buy now" />],
          [`${tone}, busy`, <Button key={tone} tone={tone} busy children="Buy now" />],
          [`${tone}, disabled`, <Button key={tone} tone={tone} disabled children="Buy now" />],
        ]),
      )}
    />
  ),
});

export const Sizes = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Button key={size} size={size}>
          Size {size}
        </Button>
      ))}
    </div>
  ),
});

export const WithIcon = meta.story({
  render: () => (
    <div className="flex gap-3">
      <Button>
        <ShoppingBag aria-hidden className="size-5" strokeWidth={1.75} />
        With icon
      </Button>
      <Button tone="outline">
        <UserPlus aria-hidden className="size-5" strokeWidth={1.75} />
        Invite
      </Button>
    </div>
  ),
});

export const Busy = meta.story({
  args: { busy: true, children: 'Place order' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  },
});

export const FocusVisible = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toHaveFocus();
  },
});

export const FullWidth = meta.story({ args: { className: 'w-full', size: 'xl' } });

export const LongText = meta.story({
  render: () => (
    <div className="w-52">
      <Button className="w-full">Подтвердить получение заказа</Button>
    </div>
  ),
});
