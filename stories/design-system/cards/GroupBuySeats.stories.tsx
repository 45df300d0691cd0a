import { expect } from 'storybook/test';
import { GroupBuySeats } from '#src/design-system/cards/GroupBuySeats.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: GroupBuySeats, args: { joined: 2, target: 5 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 joined')).toBeInTheDocument();
  },
});

export const Empty = meta.story({ args: { joined: 0, target: 3 } });

export const Many = meta.story({
  args: { joined: 999, target: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999 of 1,000 joined')).toBeInTheDocument();
  },
});

export const Completed = meta.story({ args: { joined: 7, target: 5 } });
