import { type ComponentProps, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { RefundSummary } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { RefundActions } from '#src/design-system/panels/refund/RefundActions.tsx';
import { refundKindMessages } from './refund-kind-messages.ts';
import { RefundNote } from './RefundNote.tsx';
import { refundStateMessages } from './refund-state-messages.ts';
import { StatusLabel } from '#src/design-system/primitives/feedback/StatusLabel.tsx';

const messages = defineMessages<{ cancelled: {}; back: {}; more: { count: number } }>({
  cancelled: {
    id: 'refundCard.cancelled',
    defaultMessage: 'Cancelled amount',
    description: 'Before what a cancelled order came to (S3.14)',
  },
  back: {
    id: 'refundCard.back',
    defaultMessage: 'Refund amount',
    description: 'Before what a cancelled order gives back (S3.14)',
  },
  more: {
    id: 'refundCard.more',
    defaultMessage: '{count, plural, one {# more product} other {# more products}}',
    description: 'Button below the first products: shows the others',
  },
});

const tones = {
  APPLIED: 'ink',
  ACCEPTED: 'deal',
  RETURN_SHIPPED: 'jade',
  RETURN_RECEIVED: 'jade',
  REFUNDING: 'jade',
  REFUNDED: 'quiet',
  REJECTED: 'danger',
  WITHDRAWN: 'quiet',
  CLOSED: 'quiet',
} as const;

/** Pieces that stand before the rest is folded. */
const unfolded = 4;

type RefundCardProps = Pick<ComponentProps<typeof RefundActions>, 'on' | 'busy' | 'refused' | 'onDetails'> & {
  refund: RefundSummary;
  /** The refund's own page. */
  href: string;
};

/** A refund or a cancelled order in a list: shop, state, pieces, what comes next, what goes back, and what can be done now. */
export function RefundCard({ refund, href, on, busy, refused, onDetails }: RefundCardProps) {
  const { shopName, shopId, refundSn, status, kind, applyType, items, amount, cancelledAmount } = refund;
  const [open, setOpen] = useState(items.length <= unfolded);
  return (
    <article className="rounded-lg border border-line bg-surface px-4 pt-1 pb-4 nav:px-5">
      <header className="flex min-h-13 items-center gap-x-2.5 border-b border-line py-2">
        {shopId !== undefined && <ShopInitial shopId={shopId} name={shopName} />}
        <h2 className="line-clamp-1 min-w-0 text-base font-semibold wrap-anywhere">
          <bdi>{shopName}</bdi>
        </h2>
        <span className="shrink-0 text-sm text-fg-2 tabular-nums max-nav:hidden">{refundSn}</span>
        <div className="ml-auto max-w-1/2 shrink-0 text-right">
          <StatusLabel tone={tones[status]}>
            {kind === 'CANCELLATION' && status === 'CLOSED' ? (
              <FormattedMessage {...refundKindMessages.CANCELLATION} />
            ) : (
              <FormattedMessage {...refundStateMessages[status]} />
            )}
          </StatusLabel>
        </div>
      </header>
      <ul className="grid gap-3.5 py-4">
        {items.slice(0, open ? items.length : unfolded - 1).map((item) => (
          <li key={item.orderItemId} className="flex gap-3.5">
            <span className="size-18 shrink-0 overflow-hidden rounded-md bg-tile nav:size-20">
              <Picture src={item.pic} alt="" width={80} height={80} sizes="80px" className="tile-photo" />
            </span>
            <div className="grid min-w-0 content-start gap-0.5">
              <TextLink
                plain
                to={href}
                lang={item.prodNameLang}
                className="line-clamp-2 text-base wrap-anywhere hover:underline"
              >
                {item.prodName}
              </TextLink>
              <p className="text-xs wrap-anywhere text-fg-2">
                <span lang={item.skuNameLang}>{item.skuName}</span> {item.skuName && '· '}
                <span className="tabular-nums">× {item.count}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {!open && (
        <Button tone="ghost" size="md" className="mb-4 w-full" onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.more} values={{ count: items.length - unfolded + 1 }} />
        </Button>
      )}
      <div className="mb-4 empty:hidden">
        <RefundNote refund={refund} />
      </div>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-3.5">
        <dl className="grid gap-1 text-base">
          {kind === 'CANCELLATION' && cancelledAmount && (
            <div className="flex flex-wrap items-baseline gap-x-1.5">
              <dt className="text-fg-2">
                <FormattedMessage {...messages.cancelled} />
              </dt>
              <dd>
                <Price value={cancelledAmount} size="sm" />
              </dd>
            </div>
          )}
          <div className="flex flex-wrap items-baseline gap-x-1.5">
            <dt className="text-fg-2">
              <FormattedMessage {...(applyType ? refundKindMessages[applyType] : messages.back)} />
            </dt>
            <dd>
              <Price value={amount} size="sm" />
            </dd>
          </div>
        </dl>
        <RefundActions actions={refund.actions} on={on} busy={busy} refused={refused} onDetails={onDetails} />
      </footer>
    </article>
  );
}
