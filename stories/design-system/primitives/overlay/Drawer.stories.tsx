import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Drawer } from '#src/design-system/primitives/overlay/Drawer.tsx';
import { runClock } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { isWide } from '../../../is-wide.ts';

function Asked({ onClose, ...rest }: ComponentProps<typeof Drawer>) {
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      {open && <Drawer {...rest} onClose={close} />}
    </>
  );
}

const meta = preview.meta({
  component: Drawer,
  // A drag is measured by the clock.
  beforeEach: runClock,
  args: {
    title: 'Filters',
    onClose: fn(),
    foot: (
      <>
        <Button tone="outline" size="xl" className="grow">
          Clear all
        </Button>
        <Button size="xl" className="grow-3">
          Show 388 products
        </Button>
      </>
    ),
    children: <p>What one chooses here narrows the list behind it.</p>,
  },
});

const comingInMs = 600;
const frameMs = 16;
const pause = (ms: number) => new Promise((on) => setTimeout(on, ms));

const sheet = { globals: { viewport: { value: 'phone' } } };

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: say('Close') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({
  ...sheet,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
});

export const WithDescription = meta.story({
  args: { description: 'Prices are in rupees.', foot: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('Prices are in rupees.');
  },
});

export const Keyboard = meta.story({
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const DraggedShut = meta.story({
  render: (args) => <Asked {...args} />,
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    // A sheet cannot be dragged while it comes in.
    await pause(comingInMs);
    // Pointers of a test cannot be captured.
    spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
    const at = (step: number) => ({
      pointerId: 1,
      pointerType: 'touch',
      button: 0,
      ...(isWide() ? { clientX: 950 + step, clientY: 300 } : { clientX: 200, clientY: 400 + step }),
    });
    const title = screen.getByRole('heading', { name: 'Filters' });
    await fireEvent.pointerDown(title, at(0));
    for (const step of [20, 80, 160, 300]) {
      await pause(frameMs);
      await fireEvent.pointerMove(title, at(step));
    }
    await fireEvent.pointerUp(title, at(300));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <>
        <p>{hostile.long.repeat(12)}</p>
        <Button tone="outline">More</Button>
      </>
    ),
  },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: 'Show 388 products' })).toBeVisible();
  },
});

export const LongText = meta.story({
  ...sheet,
  args: { title: hostile.word, description: hostile.long },
});
