import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { Gallery } from '#src/design-system/panels/product/Gallery.tsx';
import { GallerySkeleton } from '#src/design-system/panels/product/GallerySkeleton.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const { prodName, imgs } = aProductDetail();
const more = [
  'gooseneck-kettle-1',
  'gooseneck-kettle-2',
  'gooseneck-kettle-3',
  'air-fryer-4l-1',
  'air-fryer-4l-2',
  'air-fryer-4l-3',
  'drip-coffee-maker-1',
  'automatic-espresso-1',
  'high-speed-blender-1',
  'four-slice-toaster-1',
].map((name) => `/media/products/${name}.webp`);

const meta = preview.meta({
  component: Gallery,
  args: { name: prodName, pictures: imgs },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('region', { name: say('Pictures of {name}', { name: prodName }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: prodName })).toBeVisible();
    const third = canvas.getByRole('button', { name: say('Show picture {number, number}', { number: 3 }) });
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    await expect(
      canvas.getByRole('button', { name: say('Show picture {number, number}', { number: 1 }) }),
    ).not.toHaveAttribute('aria-current');
  },
});

export const FullScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('gallery.enlarge', { number: 1 }) }));
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: say('Pictures of {name}', { name: prodName }) }),
      ).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: say('Close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: say('gallery.enlarge', { number: 1 }) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: say('Pictures of {name}', { name: prodName }) }),
      ).toBeVisible(),
    );
  },
});

export const PointerHeardLate = meta.story({
  parameters: behaviour,
  play: async ({ canvas, userEvent }) => {
    const enlarge = canvas.getByRole('button', { name: say('gallery.enlarge', { number: 1 }) });
    enlarge.click();
    // React tells of a pointer that enters by what it is over.
    await fireEvent.pointerOver(enlarge);
    const dialog = await screen.findByRole('dialog', { name: say('Pictures of {name}', { name: prodName }) });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Close') }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of imgs.map((_, index) => say('Show picture {number, number}', { number: index + 1 }))) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    const place = (number: number) =>
      canvas.getByRole('button', { name: say('gallery.enlarge', { number }) }).closest('li');
    await waitFor(() => expect(place(4)).not.toHaveAttribute('inert'));
    await expect(place(1)).toHaveAttribute('inert');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 / 4')).toBeVisible();
  },
});

export const One = meta.story({
  args: { pictures: imgs.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      say('gallery.enlarge', { number: 1 }),
    ]);
  },
});

export const Many = meta.story({
  args: { pictures: [...imgs, ...more] },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: say('Show picture {number, number}', { number: 14 }) });
    await userEvent.click(last);
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'true'));
    const { height } = canvas.getByRole('region').getBoundingClientRect();
    await expect(height).toBeLessThan(700);
  },
});

export const Zoom = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('button', { name: say('gallery.enlarge', { number: 1 }) });
    const { left, top, width, height } = stage.getBoundingClientRect();
    const middle = {
      bubbles: true,
      pointerType: 'mouse',
      clientX: left + width / 2,
      clientY: top + height / 4,
    };
    const lens = () => canvasElement.querySelector('[data-slot=gallery-lens]');
    const point = async () => {
      stage.dispatchEvent(new PointerEvent('pointerover', middle));
      await waitFor(() => expect(lens()).toBeInTheDocument());
      await waitFor(() => {
        stage.dispatchEvent(new PointerEvent('pointermove', middle));
        return expect(lens()?.querySelector('img')).toBeVisible();
      });
    };
    await point();
    lens()?.parentElement?.dispatchEvent(new PointerEvent('pointerleave'));
    await waitFor(() => expect(lens()).toBeEmptyDOMElement());
    await point();
  },
});

export const Swipe = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [track] = canvas.getAllByRole('list');
    track?.scrollTo({ left: track.clientWidth * 2 });
    await waitFor(() => expect(canvas.getByText('3 / 4')).toBeVisible());
    await expect(canvas.getByRole('button', { name: say('gallery.enlarge', { number: 3 }) })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: say('gallery.enlarge', { number: 1 }) }).closest('li'),
    ).toHaveAttribute('inert');
  },
});

export const Loading = meta.story({ render: () => <GallerySkeleton /> });

export const Broken = meta.story({
  args: { pictures: ['/media/products/gone.webp', '/media/products/lost.webp'] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: prodName })).toHaveAttribute('data-broken'));
    await userEvent.click(
      canvas.getByRole('button', { name: say('Show picture {number, number}', { number: 2 }) }),
    );
    await expect(
      await canvas.findByRole('button', { name: say('gallery.enlarge', { number: 2 }) }),
    ).toBeVisible();
  },
});

export const LongText = meta.story({ args: { name: hostile.long } });
