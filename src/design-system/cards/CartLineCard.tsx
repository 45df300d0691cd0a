import { cx } from 'class-variance-authority';
import { CircleAlert, CloudOff, Trash2 } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { linePiecesMax } from '#openapi/limits.ts';
import type { CartItem, Money } from '#openapi/schema.gen.ts';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { moneyParts } from '../primitives/money-parts.ts';
import { Picture } from '../primitives/Picture.tsx';
import { Price } from '../primitives/Price.tsx';
import { QuantityStepper } from '../primitives/QuantityStepper.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import { PriceChangeNote } from './PriceChangeNote.tsx';

const messages = defineMessages<{
  choose: { name: string };
  saved: { amount: string };
  remove: { name: string };
  few: { count: number };
  changed: {};
  queued: {};
  OUT_OF_STOCK: {};
  OFF_SHELF: {};
  NOT_IN_REGION: {};
  SHOP_CLOSED: {};
  OVER_LIMIT: {};
}>({
  choose: {
    id: 'cartLine.choose',
    defaultMessage: 'Choose {name}',
    description: 'Name of a line’s checkbox',
  },
  remove: { id: 'cartLine.remove', defaultMessage: 'Remove {name}', description: 'Name of a line’s button' },
  few: { id: 'cartLine.few', defaultMessage: 'Only {count, number} left', description: 'Stock is low' },
  saved: {
    id: 'lineRow.saved',
    defaultMessage: '{amount} saved',
    description: 'What vouchers and promotions take off this line',
  },
  changed: {
    id: 'cartLine.changed',
    defaultMessage: 'The price has changed since you added it',
    description: 'Note',
  },
  queued: {
    id: 'cartLine.queued',
    defaultMessage: 'You are offline. The change is kept and sent later.',
    description: 'Note',
  },
  OUT_OF_STOCK: {
    id: 'cartLine.outOfStock',
    defaultMessage: 'Out stock',
    description: 'The words of the specification',
  },
  OFF_SHELF: {
    id: 'cartLine.offShelf',
    defaultMessage: 'No longer sold',
    description: 'Why a line cannot be bought',
  },
  NOT_IN_REGION: {
    id: 'cartLine.notInRegion',
    defaultMessage: 'This product does not available in your area',
    description: 'The words of the specification',
  },
  SHOP_CLOSED: {
    id: 'cartLine.shopClosed',
    defaultMessage: 'The shop is closed',
    description: 'Why a line cannot be bought',
  },
  OVER_LIMIT: {
    id: 'cartLine.overLimit',
    defaultMessage: 'More than can be bought',
    description: 'Why a line cannot be bought',
  },
});

type CartLineCardProps = {
  line: CartItem;
  href: string;
  chosen: boolean;
  onChoose?: (taken: boolean) => void;
  /** The wanted number of pieces, absolute. */
  onChangeCount?: (count: number) => void;
  onRemove: () => void;
  /** A change of it is on its way: what it costs is not sure. */
  busy?: boolean;
  /** A change of it waits for the connection. */
  queued?: boolean;
  /** The service's own words when it refused a change; the number has gone back. */
  rejected?: string;
  /** What one piece cost when it was put in the cart, where that is known: says by how much it changed. */
  priceBefore?: Money;
  /** What vouchers and promotions take off it; nothing is said of zero. */
  saved?: Money | undefined;
};

const fewLeft = 5;

/** One thing in the cart. What cannot be bought says why and can only be removed. */
export function CartLineCard(props: CartLineCardProps) {
  const { line, href, chosen, onChoose, onChangeCount, onRemove, busy = false, queued = false } = props;
  const { rejected, priceBefore, saved } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { prodName: name, state, stocks, limitPerUser } = line;
  const fault = state === 'OK' ? undefined : messages[state];
  const fell = priceBefore !== undefined && line.price.amount < priceBefore.amount;
  const was = line.oriPrice && { ...line.oriPrice, amount: line.oriPrice.amount * line.prodCount };
  const gone = state !== 'OK' && state !== 'OVER_LIMIT';
  return (
    <article
      aria-busy={busy || undefined}
      className={cx(
        'grid grid-cols-[22px_88px_minmax(0,1fr)] gap-x-3 gap-y-2 py-4 nav:grid-cols-[22px_96px_minmax(0,1fr)_auto] nav:gap-x-4',
        gone && 'text-fg-3',
      )}
    >
      <div className="row-span-3 grid h-22 place-items-center nav:row-span-2 nav:h-24">
        <Checkbox
          aria-label={formatMessage(messages.choose, { name })}
          checked={chosen}
          disabled={state !== 'OK'}
          onChange={(event) => onChoose?.(event.target.checked)}
        />
      </div>
      <div
        className={cx(
          'row-span-3 size-22 overflow-hidden rounded-md bg-tile nav:row-span-2 nav:size-24',
          gone && 'opacity-45 grayscale',
        )}
      >
        <Picture src={line.pic} alt="" width={96} height={96} sizes="96px" className="tile-photo" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <h3 className="text-[0.9375rem] leading-snug">
          <TextLink plain to={href} lang={line.prodNameLang} className="line-clamp-2 hover:underline">
            {name}
          </TextLink>
        </h3>
        {line.skuName && (
          <p className="rounded-sm bg-sunken px-2 py-0.5 text-sm text-fg-2">
            <span lang={line.skuNameLang} className="line-clamp-2 wrap-anywhere">
              {line.skuName}
            </span>
          </p>
        )}
        {(fault ?? rejected) && (
          <p
            role={fault ? undefined : 'alert'}
            className="flex items-start gap-1.5 text-sm font-medium text-danger"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{fault ? <FormattedMessage {...fault} /> : rejected}</span>
          </p>
        )}
        {state === 'OK' && priceBefore && <PriceChangeNote price={line.price} before={priceBefore} />}
        {state === 'OK' && line.priceChanged && !priceBefore && (
          <p className="text-sm text-on-deal-soft">
            <FormattedMessage {...messages.changed} />
          </p>
        )}
        {saved && saved.amount > 0 && (
          <p className="text-sm text-link tabular-nums">
            <FormattedMessage {...messages.saved} values={{ amount: moneyParts(intl, saved).plain }} />
          </p>
        )}
        {queued && (
          <p className="flex items-start gap-1.5 text-sm text-fg-2">
            <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
            <FormattedMessage {...messages.queued} />
          </p>
        )}
        {state === 'OK' && stocks <= fewLeft && (
          <p className="text-sm text-on-deal-soft">
            <FormattedMessage {...messages.few} values={{ count: stocks }} />
          </p>
        )}
      </div>
      <div className="col-start-3 nav:col-start-4 nav:row-start-1 nav:text-right nav:*:flex-col nav:*:items-end">
        <Price value={line.lineTotal} was={was} drop={fell && !gone} free />
      </div>
      <div className="col-start-3 flex items-center gap-2 nav:row-start-2">
        {!gone && onChangeCount && (
          <QuantityStepper
            value={line.prodCount}
            max={Math.max(1, Math.min(stocks, limitPerUser ?? linePiecesMax))}
            onChange={onChangeCount}
          />
        )}
        <IconButton aria-label={formatMessage(messages.remove, { name })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
        {busy && <Spinner />}
      </div>
    </article>
  );
}
