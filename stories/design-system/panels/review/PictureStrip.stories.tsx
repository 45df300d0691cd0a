import { expect, screen } from 'storybook/test';
import { PictureStrip } from '#src/design-system/panels/review/PictureStrip.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const pictures = ['electric-kettle-17-1', 'electric-kettle-17-2', 'electric-kettle-17-3'].map(
  (name) => `/media/products/${name}.webp`,
);
const meta = preview.meta({ component: PictureStrip, args: { label: 'Pictures by Nimal', pictures } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Pictures by Nimal' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: like('pictureStrip.enlarge') })).toHaveLength(3);
  },
});

export const Enlarges = Default.extend({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('pictureStrip.enlarge', { number: 2 }) }));
    await expect(await screen.findByRole('dialog', { name: 'Pictures by Nimal' })).toBeVisible();
  },
});

export const BrokenImage = meta.story({ args: { pictures: ['/media/products/no-such.webp'] } });
