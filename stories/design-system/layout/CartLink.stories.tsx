import { expect } from 'storybook/test';
import { CartLink } from '#src/design-system/layout/CartLink.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: CartLink, args: { href: '/Cart', count: 3 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: say('Cart') });
    await expect(link).toHaveAttribute('href', '/Cart');
    await expect(link).toHaveAccessibleDescription(say('cartLink.pieces', { count: 3 }));
  },
});

export const Cart0 = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Cart') })).not.toHaveAccessibleDescription();
  },
});

export const Cart1 = meta.story({ args: { count: 1 } });

export const Cart99Plus = meta.story({ args: { count: 100 } });
