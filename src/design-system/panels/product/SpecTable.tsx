import type { ProductSpec } from '#openapi/schema.gen.ts';

type SpecTableProps = { specs: readonly ProductSpec[] };

/** Name and value, two pairs side by side on wide screens (S2.60). */
export function SpecTable({ specs }: SpecTableProps) {
  return (
    <dl className="grid text-base nav:grid-cols-2 nav:gap-x-8">
      {specs.map(({ name, nameLang, value, valueLang }) => (
        <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-b border-line py-3">
          <dt lang={nameLang} className="text-fg-2">
            {name}
          </dt>
          <dd lang={valueLang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
