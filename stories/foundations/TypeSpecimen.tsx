const tokens = [
  { name: 'text-display', className: 'text-display', use: 'hero' },
  { name: 'text-h1', className: 'text-h1', use: 'page title' },
  { name: 'text-h2', className: 'text-h2', use: 'section' },
  { name: 'text-h3', className: 'text-h3', use: 'panel' },
  { name: 'text-lg', className: 'text-lg', use: 'reading, inputs' },
  { name: 'text-base', className: 'text-base', use: 'cards, lists' },
  { name: 'text-sm', className: 'text-sm', use: 'labels' },
  { name: 'text-xs', className: 'text-xs', use: 'meta; never heavier than 450' },
  { name: 'text-price-xl', className: 'text-price-xl tabular-nums', use: 'price of a product page' },
  { name: 'text-price-lg', className: 'text-price-lg tabular-nums', use: 'totals' },
  { name: 'text-price', className: 'text-price tabular-nums', use: 'card' },
];

/** Every size of the type scale with words of the five languages. */
export function TypeSpecimen() {
  return (
    <dl className="my-4 grid gap-5 rounded-lg border border-line bg-canvas p-5 text-fg">
      {tokens.map(({ name, className, use }) => (
        <div key={name}>
          <dt className="text-xs text-fg-3">
            {name} · {use}
          </dt>
          <dd className={className}>
            {name.includes('price')
              ? 'Rs 8,490 ₺1.159,90 ₭610,000 ¥199.00'
              : 'Open doors Новый дом Işık için Decoração 新家'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
