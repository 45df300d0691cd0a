import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { RouteAnnouncer } from '#src/design-system/primitives/navigation/RouteAnnouncer.tsx';
import preview from '#storybook/preview.tsx';

function Walk({ title }: { title: string }) {
  const [at, go] = useState(title);
  return (
    <>
      <RouteAnnouncer title={at} />
      <p className="mb-3">Heard, not seen: {at}</p>
      <Button onClick={() => go('Cart')}>Cart</Button>
      <Button tone="outline" className="ml-2" onClick={() => go(title)}>
        Back
      </Button>
    </>
  );
}

const meta = preview.meta({
  component: RouteAnnouncer,
  args: { title: 'iCan Mall' },
  render: (args) => <Walk {...args} />,
});

export const Default = meta.story();

export const Announces = meta.story({
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }));
    await waitFor(() => expect(said).toHaveTextContent('Cart'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(said).toHaveTextContent('iCan Mall'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }));
    await waitFor(() => expect(said).toHaveTextContent('Cart'));
  },
});
