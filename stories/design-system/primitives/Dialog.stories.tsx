import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { Dialog } from '#src/design-system/primitives/Dialog.tsx';
import { TextField } from '#src/design-system/primitives/TextField.tsx';
import preview from '#storybook/preview.tsx';

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
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
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
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
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
