import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Popover } from '#src/design-system/primitives/overlay/Popover.tsx';
import preview from '#storybook/preview.tsx';

function Anchored({ onClose, ...rest }: Omit<ComponentProps<typeof Popover>, 'anchor'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    onClose();
    setAnchor(null);
  };
  return (
    <>
      <Button tone="outline" onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}>
        My account
      </Button>
      {anchor && <Popover {...rest} anchor={anchor} onClose={close} />}
    </>
  );
}

const meta = preview.meta({
  component: Popover,
  args: {
    label: 'My account',
    anchor: null,
    onClose: fn(),
    children: (
      <button type="button" className="flex min-h-11 w-full items-center rounded-md px-3 hover:bg-sunken">
        Log out
      </button>
    ),
  },
  render: (args) => <Anchored {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(await screen.findByRole('dialog', { name: 'My account' })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'My account' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'My account' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: { children: <p className="p-3 wrap-anywhere">{`${hostile.long} ${hostile.word}`}</p> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(await screen.findByRole('dialog', { name: 'My account' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <button key={index} type="button" className="flex min-h-11 w-full items-center rounded-md px-3">
        Row {index + 1}
      </button>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(await screen.findByRole('dialog', { name: 'My account' })).toBeVisible();
  },
});

/** Whole sentences below the end of the button, as the bell's. */
export const Wide = meta.story({
  args: { wide: true, children: <p className="p-4">{hostile.long}</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    const panel = await screen.findByRole('dialog', { name: 'My account' });
    await expect(panel.getBoundingClientRect().width).toBeGreaterThan(300);
  },
});
