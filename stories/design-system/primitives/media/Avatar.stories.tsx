import { expect, waitFor } from 'storybook/test';
import { edges } from '#mocks/fixtures/hostile.ts';
import { Avatar } from '#src/design-system/primitives/media/Avatar.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Avatar, args: { name: 'Nimali' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N')).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { name: 'Tharindu', pic: null, size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('T')).toBeVisible();
  },
});

export const Broken = meta.story({
  args: { name: 'Kasun', pic: edges.brokenPicture, size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('data-broken'));
    await expect(canvas.getByText('K')).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      least={110}
      cells={{
        small: <Avatar name="Nimali" />,
        medium: <Avatar name="Nimali" size="md" />,
        large: <Avatar name="Nimali" size="lg" />,
        picture: <Avatar name="Tharindu" size="md" pic="/media/avatars/avatar-01.webp" />,
        'large picture': <Avatar name="Tharindu" size="lg" pic="/media/avatars/avatar-02.webp" />,
        Chinese: <Avatar name="小林" size="md" />,
        emoji: <Avatar name="🌺 Lily" size="md" />,
        nameless: <Avatar name="" size="md" />,
        'broken picture': <Avatar name="Nimali" size="md" pic={edges.brokenPicture} />,
      }}
    />
  ),
});
