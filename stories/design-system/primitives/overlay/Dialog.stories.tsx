import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const kept = fn();
const cleared = fn();
const removed = fn();

const meta = preview.meta({
  component: Dialog,
  args: {
    title: 'Confirm receipt',
    description: 'Lumen House is paid once you confirm. Check the parcel first.',
    onClose: fn(),
    children: (
      <div className="grid grid-cols-2 gap-2">
        <Button tone="outline">Not yet</Button>
        <Button>Confirm</Button>
      </div>
    ),
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm receipt' });
    await expect(dialog).toHaveAccessibleDescription(/Lumen House is paid/);
    await userEvent.click(screen.getByRole('button', { name: say('Close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const AsSheet = meta.story({ globals: { viewport: { value: 'phone' } } });

export const WithHead = meta.story({
  args: {
    title: 'Log in',
    description: undefined,
    head: <div className="pat bg-hero px-6 py-8 text-h2 text-on-hero">Come in</div>,
    children: <TextField label="Email" />,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <div className="grid gap-4">
        <p className="text-lg">{'Every parcel is checked at the door. '.repeat(80)}</p>
        <Button>Confirm</Button>
      </div>
    ),
  },
  play: async () => {
    const last = await screen.findByRole('button', { name: 'Confirm' });
    last.scrollIntoView();
    await expect(last).toBeVisible();
    await expect(screen.getByRole('button', { name: say('Close') })).toBeVisible();
  },
});

export const Confirm = meta.story({
  args: {
    title: 'Clear the cart?',
    description: 'Three products leave it. Vouchers stay yours.',
    children: (
      <div className="grid grid-cols-2 gap-2">
        <Button tone="outline" onClick={kept}>
          Keep them
        </Button>
        <Button onClick={cleared}>Clear</Button>
      </div>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Clear the cart?' });
    await expect(dialog).toHaveAccessibleDescription(/Vouchers stay yours/);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(cleared).toHaveBeenCalled();
    await expect(kept).not.toHaveBeenCalled();
  },
});

export const Destructive = meta.story({
  args: {
    title: 'Delete your account?',
    description: 'Orders, coins and reviews go with it. This cannot be undone.',
    children: (
      <div className="grid grid-cols-2 gap-2">
        <Button tone="outline">Keep it</Button>
        <Button tone="danger" onClick={removed}>
          Delete
        </Button>
      </div>
    ),
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(removed).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  args: {
    children: (
      <div className="grid grid-cols-2 gap-2">
        <Button tone="outline" disabled>
          Not yet
        </Button>
        <Button busy onClick={cleared}>
          Confirm
        </Button>
      </div>
    ),
  },
  play: async ({ userEvent }) => {
    cleared.mockClear();
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(cleared).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Not yet' })).toBeDisabled();
  },
});

function Leaving({ onClose, ...rest }: ComponentProps<typeof Dialog>) {
  const [asking, setAsking] = useState(false);
  return (
    <Dialog {...rest} title="New address" description={undefined} onClose={onClose}>
      <div className="grid gap-4">
        <TextField label="Contact name" defaultValue="Nimali" />
        <Button tone="outline" onClick={() => setAsking(true)}>
          Leave
        </Button>
      </div>
      {asking && (
        <Dialog title="Leave without saving?" onClose={() => setAsking(false)}>
          <Button tone="danger" className="w-full">
            Leave
          </Button>
        </Dialog>
      )}
    </Dialog>
  );
}

export const Nested = meta.story({
  render: (args) => <Leaving {...args} />,
  play: async ({ userEvent, args }) => {
    const opener = await screen.findByRole('button', { name: 'Leave' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /without/ })).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  },
});

function Asked({ onClose, ...rest }: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Confirm receipt</Button>
      {open && <Dialog {...rest} onClose={close} />}
    </>
  );
}

export const Keyboard = meta.story({
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Confirm receipt' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Confirm receipt' });
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: { title: 'Подтвердите, что вы получили посылку целиком и без повреждений', description: undefined },
  globals: { viewport: { value: 'phone' } },
});
