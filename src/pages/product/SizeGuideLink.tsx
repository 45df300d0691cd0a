import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductDetail, Sku } from '#openapi/schema.gen.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';

const messages = defineMessages({
  open: {
    id: 'sizeGuideLink.open',
    defaultMessage: 'Size guide',
    description: 'Button: opens the table of sizes',
  },
});

const SizeGuideSheet = onDemand(async () => (await import('./SizeGuideSheet.tsx')).SizeGuideSheet);

/** What the sizes of clothes and shoes are told by: letters, or figures. */
const sized = /^X*[SML]$|^X+L$|\d/;

/** The values of the variants that may be sizes, each once. */
const sizesOf = (skus: readonly Sku[]) => [
  ...new Set(
    skus.flatMap(({ properties }) => properties.map(({ value }) => value)).filter((one) => sized.test(one)),
  ),
];

type SizeGuideLinkProps = { guide: ProductDetail['sizeGuide']; skus: readonly Sku[] };

/** The way to the table of sizes; nothing where the product is not cut by one, or comes in one size. */
export function SizeGuideLink({ guide, skus }: SizeGuideLinkProps) {
  const [open, setOpen] = useState(false);
  const sizes = sizesOf(skus);
  if (!guide || sizes.length === 0) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hit -mt-2 flex w-fit items-center gap-1.5 text-sm font-semibold text-link hover:underline"
      >
        <Ruler aria-hidden className="size-4" strokeWidth={1.75} />
        <FormattedMessage {...messages.open} />
      </button>
      {open && <SizeGuideSheet guide={guide} sizes={sizes} onClose={() => setOpen(false)} />}
    </>
  );
}
