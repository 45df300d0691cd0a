const tokens = [
  { name: 'display', className: 'text-display', use: 'hero' },
  { name: 'h1', className: 'text-h1', use: 'page title' },
  { name: 'h2', className: 'text-h2', use: 'section' },
  { name: 'h3', className: 'text-h3', use: 'panel' },
  { name: 'lg', className: 'text-lg', use: 'reading, inputs' },
  { name: 'base', className: 'text-base', use: 'cards, lists' },
  { name: 'sm', className: 'text-sm', use: 'labels' },
  { name: 'xs', className: 'text-xs', use: 'meta; never heavier than 450' },
];
const figures = [
  { name: 'price-xl', className: 'text-price-xl', use: 'price of a product page' },
  { name: 'price-lg', className: 'text-price-lg', use: 'totals' },
  { name: 'price', className: 'text-price', use: 'card' },
];

/** The same words of the door in the five languages. */
const words = [
  { lang: 'en', text: 'Open doors' },
  { lang: 'zh-CN', text: '大门常开' },
  { lang: 'tr', text: 'Kapılar açık, ışıl ışıl' },
  { lang: 'ru', text: 'Двери открыты' },
  { lang: 'pt', text: 'Portas abertas, coração' },
];
const prices = ['Rs 8,490', '¥199.00', '₭610,000', '₺1.159,90', '1 159,90 ₺'];

const box = 'sb-unstyled my-4 grid gap-6 rounded-lg border border-line bg-canvas p-5 text-fg';

/** Every size of the type scale with the scripts of the five languages. */
export function TypeSpecimen() {
  return (
    <dl className={box}>
      {tokens.map(({ name, className, use }) => (
        <div key={name} className="border-t border-line pt-3 first:border-0 first:pt-0">
          <dt className="text-xs text-fg-3">
            text-{name} · {use}
          </dt>
          <dd className="mt-1 flex flex-wrap items-baseline gap-x-6 gap-y-1">
            {words.map(({ lang, text }) => (
              <span key={lang} lang={lang} className={className}>
                {text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every size of money, in tabular figures. */
export function FigureSpecimen() {
  return (
    <dl className={box}>
      {figures.map(({ name, className, use }) => (
        <div key={name}>
          <dt className="text-xs text-fg-3">
            text-{name} · {use}
          </dt>
          <dd className={`mt-1 flex flex-wrap gap-x-6 tabular-nums ${className}`}>
            {prices.map((price) => (
              <span key={price}>{price}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
