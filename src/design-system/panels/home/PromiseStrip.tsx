import { Banknote, Globe, ShieldCheck, Truck } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  cod: { id: 'promiseStrip.cod', defaultMessage: 'Cash on delivery', description: 'Assurance' },
  codNote: {
    id: 'promiseStrip.codNote',
    defaultMessage: 'Pay the courier by cash or card',
    description: 'Below it',
  },
  delivery: { id: 'promiseStrip.delivery', defaultMessage: 'Delivery dates', description: 'Assurance' },
  deliveryNote: {
    id: 'promiseStrip.deliveryNote',
    defaultMessage: 'Shown before you order',
    description: 'Below it',
  },
  warranty: { id: 'promiseStrip.warranty', defaultMessage: 'Warranty in months', description: 'Assurance' },
  warrantyNote: {
    id: 'promiseStrip.warrantyNote',
    defaultMessage: 'On every product page',
    description: 'Below it',
  },
  prices: { id: 'promiseStrip.prices', defaultMessage: 'Prices for your region', description: 'Assurance' },
  pricesNote: {
    id: 'promiseStrip.pricesNote',
    defaultMessage: 'In your own currency',
    description: 'Below it',
  },
});

const promises = [
  { name: 'cod', note: 'codNote', Icon: Banknote },
  { name: 'delivery', note: 'deliveryNote', Icon: Truck },
  { name: 'warranty', note: 'warrantyNote', Icon: ShieldCheck },
  { name: 'prices', note: 'pricesNote', Icon: Globe },
] as const;

/** What the mall promises everybody. */
export function PromiseStrip() {
  return (
    <ul
      // On phones it scrolls, and nothing in it takes the focus: the row itself must, or no key could scroll it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="rail gap-0 border-y border-line text-sm nav:mx-0 nav:grid nav:grid-cols-2 nav:px-0 xl:grid-cols-4"
    >
      {promises.map(({ name, note, Icon }) => (
        <li
          key={name}
          className="flex shrink-0 items-center gap-2.5 border-line px-4 py-3 not-first:border-l nav:py-3.5 nav:first:pl-0 max-xl:nav:nth-3:border-t max-xl:nav:nth-3:border-l-0 max-xl:nav:nth-3:pl-0 max-xl:nav:nth-4:border-t"
        >
          <Icon aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
          <span>
            <span className="block font-semibold">
              <FormattedMessage {...messages[name]} />
            </span>
            <span className="hidden text-fg-2 nav:block">
              <FormattedMessage {...messages[note]} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
