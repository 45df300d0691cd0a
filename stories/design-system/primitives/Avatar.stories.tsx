import { expect } from 'storybook/test';
import { Avatar } from '#src/design-system/primitives/Avatar.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Avatar, args: { name: 'Nimali' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N')).toBeVisible();
  },
});

export const Variants = meta.story({
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
      }}
    />
  ),
});
