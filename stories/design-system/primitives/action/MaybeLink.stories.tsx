import { expect } from 'storybook/test';
import { behaviour } from '#storybook/behaviour.ts';
import { MaybeLink } from '#src/design-system/primitives/action/MaybeLink.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: MaybeLink, args: { to: '/About', children: 'About iCan Mall' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About iCan Mall' })).toHaveAttribute('href', '/About');
  },
});

export const Nowhere = meta.story({
  parameters: behaviour,
  args: { to: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About iCan Mall')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
