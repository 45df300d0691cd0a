import { expect, fireEvent } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { GalleryLens } from '#src/design-system/cards/GalleryLens.tsx';
import preview from '#storybook/preview.tsx';

const [picture = ''] = aProductDetail().imgs;
const meta = preview.meta({
  component: GalleryLens,
  args: { picture },
  decorators: [
    (Story) => (
      <div data-testid="stage" className="relative aspect-square max-w-xl bg-tile">
        <Story />
      </div>
    ),
  ],
});

async function pointAt(stage: HTMLElement, x: number, y: number) {
  const { left, top, width, height } = stage.getBoundingClientRect();
  await fireEvent.pointerMove(stage, {
    pointerType: 'mouse',
    clientX: left + x * width,
    clientY: top + y * height,
  });
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await pointAt(canvas.getByTestId('stage'), 0.5, 0.4);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const photo = await canvas.findByRole('presentation', { hidden: true });
    await expect(photo.style.transformOrigin).toMatch(/^50(\.0\d*)?% 40/);
  },
});

export const Touched = meta.story({
  play: async ({ canvas }) => {
    const stage = canvas.getByTestId('stage');
    await fireEvent.pointerMove(stage, { pointerType: 'touch' });
    await expect(canvas.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
  },
});

export const Corner = meta.story({
  play: async ({ canvas }) => {
    await pointAt(canvas.getByTestId('stage'), 1, 1);
    const photo = await canvas.findByRole('presentation', { hidden: true });
    await expect(photo.style.transformOrigin).toMatch(/^100(\.0\d*)?% 100/);
  },
});
