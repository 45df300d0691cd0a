import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { FullScreenDialog } from '#src/design-system/primitives/overlay/FullScreenDialog.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: FullScreenDialog,
  args: { title: 'Pictures', onClose: fn(), children: <p className="m-auto text-h2">The whole screen</p> },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Pictures' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { title: hostile.long, children: <p className="m-auto p-4 wrap-anywhere">{hostile.long}</p> },
});

function Opened(props: ComponentProps<typeof FullScreenDialog>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && <FullScreenDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

export const Keyboard = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('button', { name: say('Close') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
