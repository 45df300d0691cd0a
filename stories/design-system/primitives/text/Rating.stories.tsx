import { expect } from 'storybook/test';
import { Rating } from '#src/design-system/primitives/text/Rating.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Rating, args: { value: 4.8, count: 1204 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('rating.spoken', { value: 4.8, count: 1204 }))).toBeInTheDocument();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={{
        'a half': <Rating value={0.5} count={2} />,
        middling: <Rating value={3.7} count={48} />,
        'full marks': <Rating value={5} count={1} />,
        counted: <Rating value={4.8} count={1204} counted />,
        'counted, one': <Rating value={5} count={1} counted />,
        many: <Rating value={4.6} count={128_412} counted />,
        'none yet': <Rating value={null} count={0} />,
        'none yet, quiet': <Rating value={null} count={0} quiet />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(say('rating.none'))).toHaveLength(1);
  },
});

export const None = meta.story({
  args: { value: null, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('rating.none'))).toBeVisible();
  },
});

export const Many = meta.story({ args: { value: 4.6, count: 128_412, counted: true } });
