import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Toast } from '#src/design-system/primitives/feedback/Toast.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

function Stage({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider>
      {children}
      <Radix.Viewport label="Messages" className="grid w-fit gap-2" />
    </Radix.Provider>
  );
}

const aDay = 86_400_000;
const meta = preview.meta({
  component: Toast,
  args: { tone: 'success' as const, text: 'Added to cart', forMs: aDay, onDismiss: fn() },
  render: (args) => (
    <Stage>
      <Toast {...args} />
    </Stage>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Added to cart')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Warning = meta.story({
  args: { tone: 'warning', text: 'Prices were refreshed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prices were refreshed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('Close') })).toBeVisible();
  },
});

export const Error = meta.story({
  args: { tone: 'error', text: 'Checkout expired. Prices were refreshed.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Checkout expired. Prices were refreshed.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
});

export const Info = meta.story({
  args: { tone: 'info', text: 'Region changed' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Region changed')).toBeVisible();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

const view = fn();

export const WithAction = meta.story({
  args: { action: { name: 'View', onPress: view } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View' }));
    await expect(view).toHaveBeenCalled();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    tone: 'error',
    text: 'Не удалось добавить товар в корзину: осталось меньше, чем вы выбрали. Мы обновили количество.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Stage>
      <Toast {...args} tone="success" text="Added to cart" />
      <Toast {...args} tone="warning" text="Something went wrong. Try again." />
      <Toast {...args} tone="error" text="Checkout expired. Prices were refreshed." />
      <Toast {...args} tone="info" text="Region changed" />
      <Toast {...args} text="Added to cart" action={{ name: 'View', onPress: view }} />
    </Stage>
  ),
});
