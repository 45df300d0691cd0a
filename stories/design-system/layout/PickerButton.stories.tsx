import { Globe } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { PickerButton } from '#src/design-system/layout/PickerButton.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PickerButton,
  args: {
    'aria-label': 'Region',
    icon: <Flag src="/media/flags/circle/lk.svg" />,
    value: 'Sri Lanka',
    note: 'Deliver to',
    open: false,
    onClick: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Region' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Language = meta.story({
  args: {
    'aria-label': 'Language',
    icon: <Globe aria-hidden className="size-5" strokeWidth={1.75} />,
    value: 'Português',
    note: undefined,
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
