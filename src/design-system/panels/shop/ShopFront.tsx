import type { CSSProperties, ReactNode } from 'react';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { wallTint } from '#src/domain/shop/shop-tint.ts';
import { ShopWindow } from '#src/design-system/cards/shop/ShopWindow.tsx';

type ShopFrontProps = {
  /** The shop's own colour; the mall's where it has none. */
  tint: string | undefined;
  /** What stands in the windows: the middle door, then the two beside it. */
  products: readonly ProductSummary[];
  hrefOf: ((product: ProductSummary) => string) | undefined;
  /** What is written on the wall. */
  children: ReactNode;
};

/** A shop as a place: a wall in its own colour under the lace of the region, two windows and an open door between them. */
export function ShopFront({ tint, products, hrefOf, children }: ShopFrontProps) {
  const wall = wallTint(tint) ?? 'var(--c-hero)';
  const style = {
    '--wall': wall,
    '--frame': `color-mix(in srgb, ${wall} 68%, black)`,
    '--pc': `color-mix(in srgb, ${wall} 84%, black)`,
    '--c-focus': 'white',
    '--c-focus-gap': wall,
  } as CSSProperties;
  const [middle, left, right] = hrefOf ? products : [];
  return (
    <div style={style} className="pat -mx-(--page-x) bg-(--wall) px-(--page-x) text-white">
      <span
        aria-hidden
        className="edge absolute inset-x-0 top-0"
        style={{ background: `color-mix(in srgb, ${wall} 55%, white)` }}
      />
      <div className="grid items-end gap-x-2.5 gap-y-4 max-nav:grid-cols-[1fr_2.4fr_1fr] nav:min-h-110 nav:grid-cols-[minmax(0,1fr)_168px_minmax(0,444px)_168px] nav:gap-x-6 max-xl:nav:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
        <div className="flex h-full min-w-0 flex-col items-start gap-2.5 pt-10 max-nav:col-span-3 nav:py-11 nav:pr-3">
          {children}
        </div>
        {[left, middle, right].map(
          (product) =>
            product &&
            hrefOf && (
              <div
                key={product.prodId}
                className={product === middle ? undefined : 'self-end max-xl:nav:hidden'}
              >
                <ShopWindow product={product} href={hrefOf(product)} open={product === middle} />
              </div>
            ),
        )}
      </div>
      <span aria-hidden className="absolute inset-x-0 bottom-0 h-2 bg-(--frame)" />
    </div>
  );
}
