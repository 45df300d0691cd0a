import { expect } from 'storybook/test';
import { GroupBuySeats } from '#src/design-system/cards/group-buy/GroupBuySeats.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: GroupBuySeats, args: { joined: 2, target: 5 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const seats = canvas
      .getByText(
        say('{joined, number} of {target, plural, one {# piece} other {# pieces}} paid for', {
          joined: 2,
          target: 5,
        }),
      )
      .parentElement?.querySelectorAll('[aria-hidden]:has(svg)');
    const boxes = Array.from(seats ?? [], (seat) => seat.getBoundingClientRect());
    await expect(boxes).toHaveLength(5);
    // No circle lies on another.
    await expect(boxes.every((box, seat) => seat === 0 || box.left >= (boxes[seat - 1]?.right ?? 0))).toBe(
      true,
    );
  },
});

export const Empty = meta.story({ args: { joined: 0, target: 3 } });

export const OneNeeded = meta.story({ args: { joined: 4, target: 5 } });

export const Many = meta.story({
  args: { joined: 999, target: 1000 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('{joined, number} of {target, plural, one {# piece} other {# pieces}} paid for', {
          joined: 999,
          target: 1000,
        }),
      ),
    ).toBeInTheDocument();
  },
});

export const Completed = meta.story({ args: { joined: 7, target: 5 } });

export const SixSeats = meta.story({ args: { joined: 3, target: 6 } });

export const Seven = meta.story({
  args: { joined: 2, target: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('groupBuySeats.more', { count: 2 }))).toBeVisible();
  },
});
