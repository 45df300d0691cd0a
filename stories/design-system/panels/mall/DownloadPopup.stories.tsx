import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DownloadPopup } from '#src/design-system/panels/mall/DownloadPopup.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

function Once(props: ComponentProps<typeof DownloadPopup>) {
  const [shut, setShut] = useState(false);
  return (
    <>
      <p>The page behind stays as it was.</p>
      {!shut && <DownloadPopup {...props} onClose={() => setShut(true)} />}
    </>
  );
}

const meta = preview.meta({
  component: DownloadPopup,
  args: {
    qr: (
      <svg viewBox="0 0 3 3" aria-hidden>
        <path d="M0 0h1v1H0zM2 0h1v1H2zM1 1h1v1H1zM0 2h1v1H0zM2 2h1v1H2z" />
      </svg>
    ),
    stores: (
      <Button tone="ink" size="md">
        App Store
      </Button>
    ),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('complementary', { name: say('downloadPopup.title') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Closed = meta.story({
  render: (args) => <Once {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Close') }));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(canvas.getByText('The page behind stays as it was.')).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A phone is sent to a store; where there is none it is offered nothing. */
export const WithoutStores = meta.story({
  parameters: behaviour,
  args: { stores: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { hidden: true })).not.toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru' } });
