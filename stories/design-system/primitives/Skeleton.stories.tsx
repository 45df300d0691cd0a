import { Skeleton } from '#src/design-system/primitives/Skeleton.tsx';
import preview from '#storybook/preview.tsx';
import { Sheet } from '#storybook/Sheet.tsx';

const meta = preview.meta({ component: Skeleton, args: { className: 'h-4 w-60' } });

export const Default = meta.story();

export const Variants = meta.story({
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
