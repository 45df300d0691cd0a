import { cx } from 'class-variance-authority';
import { ChevronDown, CircleAlert, CloudOff, Heart, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fewPieces, linePiecesMax } from '#openapi/limits.ts';
import type { CartItem, Money } from '#openapi/schema.gen.ts';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { QuantityStepper } from '#src/design-system/primitives/form/QuantityStepper.tsx';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { cartLineMessages as messages } from './cart-line-messages.ts';
import { lowStockMessages } from '#src/design-system/cards/product/low-stock.ts';
import { PriceChangeNote } from '#src/design-system/cards/product/PriceChangeNote.tsx';

type CartLineCardProps = {
  line: CartItem;
  href: string;
  chosen: boolean;
  onChoose?: (taken: boolean) => void;
  /** The wanted number of pieces, absolute. */
  onChangeCount?: (count: number) => void;
  onRemove: () => void;
  /** Moves it to the favourites. */
  onFavourite?: (() => void) | undefined;
  /** Another variant is wanted. */
  onChangeOption?: (() => void) | undefined;
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

/** One thing in the cart. What cannot be bought says why and can only be removed. */
export function CartLineCard(props: CartLineCardProps) {
  const { line, href, chosen, onChoose, onChangeCount, onRemove, busy = false, queued = false } = props;
  const { onFavourite, onChangeOption, rejected, priceBefore, saved } = props;
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
        {line.skuName && onChangeOption && !gone && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={formatMessage(messages.option, { option: line.skuName })}
            className="hit flex items-start gap-1 rounded-sm bg-sunken px-2 py-0.5 text-left text-sm text-fg-2 hover:text-fg"
            onClick={onChangeOption}
          >
            <span lang={line.skuNameLang} className="line-clamp-2 wrap-anywhere">
              {line.skuName}
            </span>
            <ChevronDown aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          </button>
        )}
        {line.skuName && (!onChangeOption || gone) && (
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
        {state === 'OK' && stocks <= fewPieces && (
          <p className="text-sm text-on-deal-soft">
            <FormattedMessage {...lowStockMessages.few} values={{ count: stocks }} />
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
        {onFavourite && (
          <IconButton aria-label={formatMessage(messages.favourite, { name })} onClick={onFavourite}>
            <Heart aria-hidden className="size-5" strokeWidth={1.75} />
          </IconButton>
        )}
        <IconButton aria-label={formatMessage(messages.remove, { name })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
        {busy && <Spinner />}
      </div>
    </article>
  );
}
