import { Download, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Menu } from '#src/design-system/primitives/overlay/Menu.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const edit = fn();
const remove = fn();

const meta = preview.meta({
  component: Menu,
  args: {
    trigger: <Button tone="outline">More</Button>,
    items: [
      { key: 'edit', name: 'Edit the review', Icon: Pencil, onSelect: edit },
      { key: 'invoice', name: 'Download the invoice', Icon: Download, disabled: true, onSelect: fn() },
      { key: 'remove', name: 'Delete the order', Icon: Trash2, danger: true, onSelect: remove },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-72">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the order' }));
    await expect(remove).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Download the invoice' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit the review' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete the order' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete the order' })).toHaveFocus());
  },
});

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByText(say('Nothing to do here'))).toBeVisible();
  },
});

const parcels = Array.from({ length: 40 }, (_, index) => ({
  key: `${index}`,
  name: `Parcel ${index + 1}`,
  onSelect: fn(),
}));

export const Many = meta.story({
  args: { items: parcels },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(40);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Parcel 1' })).toHaveFocus());
  },
});

export const ManyToTheEnd = meta.story({
  args: { items: parcels },
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    // Before it has its place it is as high as its rows, and End has nothing to scroll.
    await waitFor(() => expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Parcel 40' })).toHaveFocus());
    await waitFor(() => expect(menu.scrollTop).toBeGreaterThan(0));
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    items: [hostile.long, hostile.word, hostile.rightToLeft].map((name) => ({
      key: name,
      name,
      onSelect: fn(),
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: hostile.word })).toBeVisible();
  },
});
