import { cx } from 'class-variance-authority';
import { BellRing, Clock3 } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { StockWatch } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages<{ back: {}; gone: {}; since: { date: string }; remove: {} }>({
  back: {
    id: 'stockWatchCard.back',
    defaultMessage: 'Back in stock',
    description: 'A product that the reader waited for can be bought again',
  },
  gone: {
    id: 'stockWatchCard.gone',
    defaultMessage: 'Sold out again',
    description: 'The reader was told that it is back, and it is gone once more',
  },
  since: {
    id: 'stockWatchCard.since',
    defaultMessage: 'Alert set on {date}',
    description: 'A product that is still sold out; date such as 4 May',
  },
  remove: {
    id: 'stockWatchCard.remove',
    defaultMessage: 'Remove',
    description: 'Button: no longer wait for the product, or take it out of the list',
  },
});

type StockWatchCardProps = {
  watch: StockWatch;
  href: string;
  onRemove: () => void;
};

/** A product that the reader waits for: since when, or that it is back. */
export function StockWatchCard({ watch, href, onRemove }: StockWatchCardProps) {
  const { prodName, prodNameLang, skuName, skuNameLang, pic, price, inStock, askTime, toldTime } = watch;
  const { formatDate } = useIntl();
  const Icon = inStock ? BellRing : Clock3;
  return (
    <article className="group relative flex min-w-0 gap-3 nav:gap-4">
      <div className="size-24 shrink-0 overflow-hidden rounded-lg bg-tile">
        <Picture
          src={pic}
          alt=""
          width={96}
          height={96}
          sizes="96px"
          className={cx('tile-photo', !inStock && 'opacity-45 grayscale')}
        />
      </div>
      <div className="flex min-w-0 grow flex-col items-start gap-1">
        <h2 className="line-clamp-2 text-base font-regular leading-5 tracking-normal wrap-anywhere group-hover:underline">
          <TextLink
            plain
            to={href}
            lang={prodNameLang}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {prodName}
          </TextLink>
        </h2>
        {skuName !== '' && (
          <p lang={skuNameLang} className="text-sm text-fg-2 wrap-anywhere">
            {skuName}
          </p>
        )}
        {price && <Price value={price} />}
        <p className={cx('flex items-start gap-1.5 text-sm', inStock ? 'font-medium text-fg' : 'text-fg-2')}>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {inStock && <FormattedMessage {...messages.back} />}
          {!inStock && toldTime !== null && <FormattedMessage {...messages.gone} />}
          {!inStock && toldTime === null && (
            <FormattedMessage
              {...messages.since}
              values={{ date: formatDate(askTime, { day: 'numeric', month: 'long' }) }}
            />
          )}
        </p>
        <Button tone="outline" size="md" className="z-1 mt-1" onClick={onRemove}>
          <FormattedMessage {...messages.remove} />
          <span className="sr-only">: {prodName}</span>
        </Button>
      </div>
    </article>
  );
}
