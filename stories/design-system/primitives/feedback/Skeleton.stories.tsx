import { expect } from 'storybook/test';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Skeleton, args: { className: 'h-4 w-60' } });

export const Default = meta.story();

export const AllVariants = meta.story({
  render: () => (
    <Sheet
      cells={{
        line: <Skeleton className="h-4 w-full" />,
        block: <Skeleton className="h-24 w-full" />,
        card: (
          <div className="grid gap-2">
            <Skeleton className="aspect-square w-full rounded-lg" />
            <Skeleton className="h-4 w-5/6" />
            <Skeleton className="h-5 w-2/5" />
          </div>
        ),
        row: (
          <div className="flex gap-3">
            <Skeleton className="size-12 shrink-0" />
            <Skeleton className="h-4 grow" />
          </div>
        ),
      }}
    />
  ),
});

/** A list that is coming: it sweeps, and stands still for those who want less motion. */
export const ReducedMotion = meta.story({
  render: () => (
    <div className="grid max-w-98 gap-4">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-16 shrink-0 rounded-lg" />
          <div className="grid grow content-center gap-2">
            <Skeleton className="h-4 w-5/6" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const part = canvasElement.querySelector('[aria-hidden]');
    await expect(part && getComputedStyle(part).animationName).toBe(still ? 'none' : 'sweep');
  },
});
