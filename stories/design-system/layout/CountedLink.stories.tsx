import { Heart } from 'lucide-react';
import { expect } from 'storybook/test';
import { CountedLink } from '#src/design-system/layout/CountedLink.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CountedLink,
  args: { href: '/collection', icon: Heart, name: 'Favourites', count: 7, counted: '7 products' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Favourites' });
    await expect(link).toHaveTextContent('7');
    await expect(link).toHaveAccessibleDescription('7 products');
  },
});

/** The name stays the same, and nothing is counted. */
export const Nothing = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Favourites' });
    await expect(link).toHaveTextContent('');
    await expect(link).not.toHaveAccessibleDescription();
  },
});
