import { behaviour } from '#storybook/behaviour.ts';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Toaster } from '#src/design-system/primitives/feedback/Toaster.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

function Kept({ toasts, onDismiss, ...rest }: ComponentProps<typeof Toaster>) {
  const [kept, keep] = useState(toasts);
  const dismiss = (gone: number) => {
    onDismiss(gone);
    keep((now) => now.filter(({ id }) => id !== gone));
  };
  return <Toaster {...rest} toasts={kept} onDismiss={dismiss} />;
}

const pause = (ms: number) => new Promise((on) => setTimeout(on, ms));

const aDay = 86_400_000;
const said = [
  { id: 1, tone: 'success', text: 'Added to cart' },
  { id: 2, tone: 'warning', text: 'Something went wrong. Try again.' },
  { id: 3, tone: 'error', text: 'Checkout expired. Prices were refreshed.' },
  { id: 4, tone: 'info', text: 'Region changed' },
] as const;

const meta = preview.meta({
  component: Toaster,
  args: { toasts: said.slice(0, 1), onDismiss: fn(), forMs: aDay },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('Added to cart')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Close') }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
    await waitFor(() => expect(screen.queryByText('Added to cart')).not.toBeInTheDocument());
  },
});

export const Three = meta.story({
  args: { toasts: said.slice(0, 3) },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: say('Close') })).toHaveLength(3);
  },
});

export const Fourth = meta.story({
  args: { toasts: said },
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('button', { name: say('Close') })).toHaveLength(3);
    await expect(screen.queryByText('Region changed')).not.toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: say('Close') })[0] as HTMLElement);
    await expect(await screen.findByText('Region changed')).toBeVisible();
  },
});

export const GoesByItself = meta.story({
  parameters: behaviour,
  args: { toasts: said.slice(0, 1), forMs: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(1));
  },
});

export const PausedOnHover = meta.story({
  args: { toasts: said.slice(1, 2), forMs: 400 },
  play: async ({ userEvent, args }) => {
    const toast = await screen.findByText('Something went wrong. Try again.');
    await userEvent.hover(toast);
    await pause(900);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(toast).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { toasts: said.slice(0, 2) },
  play: async () => {
    const shut = await screen.findAllByRole('button', { name: say('Close') });
    await expect(shut).toHaveLength(2);
    for (const button of shut) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
  globals: { viewport: { value: 'phone' } },
});
