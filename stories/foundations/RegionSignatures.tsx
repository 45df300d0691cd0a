import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { regions } from '#storybook/regions.ts';

const drawn = {
  lk: { ground: 'beeralu lace and a batik lotus', edge: 'lace scallop', price: 'Rs 12,490' },
  cn: { ground: 'window lattice with a begonia heart', edge: 'meander', price: '¥289.00' },
  la: { ground: 'sinh weaving, diamond and naga hook', edge: 'woven steps', price: '₭1,250,000' },
  tr: { ground: 'Iznik star, cross and tulips', edge: 'tulip border', price: '₺1.249,90' },
};
const codes = Object.keys(drawn) as (keyof typeof drawn)[];

/** The four drawings, at both strengths, with their borders. */
export function RegionSignatures() {
  return (
    <div className="sb-unstyled my-4 grid gap-6 md:grid-cols-2">
      {codes.map((code) => (
        <figure key={code} data-region={code}>
          <div className="overflow-hidden rounded-xl">
            <Pattern className="h-36 p-5 text-h2">{regions[code].name}</Pattern>
            <Pattern ground="soft" className="h-20 p-5">
              {drawn[code].price}
            </Pattern>
          </div>
          <div className="edge" />
          <figcaption className="mt-2 text-sm text-fg-2">
            {drawn[code].ground}; edge: {drawn[code].edge}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
