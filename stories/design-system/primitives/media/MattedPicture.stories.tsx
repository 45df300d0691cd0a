import { expect } from 'storybook/test';
import { aProductDetail } from '#mocks/fixtures/catalog.ts';
import { MattedPicture } from '#src/design-system/primitives/media/MattedPicture.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';

const [src = ''] = aProductDetail().imgs;
const meta = preview.meta({
  component: MattedPicture,
  args: {
    src,
    alt: 'A kettle',
    look: { width: 200, height: 200, colour: '#d9cfc4' },
    room: 480,
    sizes: '480px',
  },
  decorators: [
    (Story) => (
      <div className="size-120 overflow-hidden rounded-lg bg-tile">
        <Story />
      </div>
    ),
  ],
});

/** Never more than a quarter larger than its pixels. */
export const Small = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'A kettle' }).getBoundingClientRect();
    await expect([width, height]).toEqual([250, 250]);
  },
});

export const LargeEnough = meta.story({
  args: { look: { width: 1000, height: 1000, colour: '#d9cfc4' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A kettle' }).getBoundingClientRect().width).toBe(480);
  },
});

/** It fills its frame, as one that is large enough. */
export const SizeUnknown = meta.story({
  parameters: behaviour,
  args: { look: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A kettle' }).getBoundingClientRect().width).toBe(480);
  },
});
