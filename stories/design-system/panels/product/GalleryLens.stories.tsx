import { expect, waitFor, within } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { GalleryLens } from '#src/design-system/panels/product/GalleryLens.tsx';
import preview from '#storybook/preview.tsx';

const [picture = ''] = aProductDetail().imgs;
const meta = preview.meta({
  component: GalleryLens,
  args: { picture },
  decorators: [
    (Story) => (
      <section aria-label="Stage" className="relative aspect-square max-w-xl bg-tile">
        <Story />
      </section>
    ),
  ],
});

function pointAt(stage: HTMLElement, x: number, y: number, pointerType = 'mouse') {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const at = { clientX: left + x * width, clientY: top + y * height };
  stage.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType, ...at }));
}

/** The lens comes with the first move that it hears. */
async function lensAt(element: HTMLElement, x: number, y: number) {
  const canvas = within(element);
  return waitFor(() => {
    pointAt(canvas.getByRole('region', { name: 'Stage' }), x, y);
    return canvas.getByRole('presentation', { hidden: true });
  });
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const photo = await lensAt(canvasElement, 0.5, 0.4);
    await expect(photo.style.transformOrigin).toMatch(/^50(\.0\d*)?% (40|39\.9)/);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Corner = meta.story({
  play: async ({ canvasElement }) => {
    const photo = await lensAt(canvasElement, 1, 1);
    await expect(photo.style.transformOrigin).toMatch(/^(100|99\.9)\S* (100|99\.9)/);
  },
});

export const Touched = meta.story({
  play: async ({ canvas }) => {
    pointAt(canvas.getByRole('region', { name: 'Stage' }), 0.5, 0.5, 'touch');
    await expect(canvas.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
  },
});
