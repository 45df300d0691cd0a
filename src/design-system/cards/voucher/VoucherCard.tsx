import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Voucher } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { Ticket } from '#src/design-system/primitives/media/Ticket.tsx';
import type { VoucherOffer } from './shown-voucher.ts';
import { type VoucherState, voucherGround } from '#src/domain/voucher/voucher-state.ts';
import { stubSize, voucherValue } from './voucher-value.ts';
import { VoucherAction, type VoucherEvents } from './VoucherAction.tsx';
import { useScopeFocus } from './use-scope-focus.ts';
import { VoucherTerm } from './VoucherTerm.tsx';

const messages = defineMessages<{
  off: {};
  free: {};
  delivery: {};
  everywhere: {};
  somewhere: {};
  someOf: { shop: string };
  least: { amount: string };
  noLeast: {};
  most: { amount: string };
  saves: { amount: string };
}>({
  off: {
    id: 'voucherCard.off',
    defaultMessage: 'off',
    description: 'On a voucher, below an amount or a share: "15 %" off',
  },
  free: {
    id: 'voucherCard.free',
    defaultMessage: 'Free',
    description: 'On a voucher, large and short, above "delivery"; both are read as one',
  },
  delivery: {
    id: 'voucherCard.delivery',
    defaultMessage: 'delivery',
    description: 'On a voucher, small, below "Free"',
  },
  everywhere: { id: 'voucherCard.everywhere', defaultMessage: 'All shops', description: 'Where it is good' },
  somewhere: {
    id: 'voucherCard.somewhere',
    defaultMessage: 'Some products of all shops',
    description: 'Where it is good',
  },
  someOf: {
    id: 'voucherCard.someOf',
    defaultMessage: 'Some products of {shop}',
    description: 'Where it is good',
  },
  least: {
    id: 'voucherCard.least',
    defaultMessage: 'Min. spend {amount}',
    description: 'Condition of a voucher',
  },
  noLeast: {
    id: 'voucherCard.noLeast',
    defaultMessage: 'No minimum',
    description: 'A voucher without a minimum to spend',
  },
  most: {
    id: 'voucherCard.most',
    defaultMessage: 'up to {amount}',
    description: 'The most that a voucher takes off; after a dot',
  },
  saves: {
    id: 'voucherCard.saves',
    defaultMessage: 'Saves {amount}',
    description: 'What a voucher takes off this order',
  },
});

function Stub({ voucher, narrow }: { voucher: Voucher; narrow: boolean }) {
  const intl = useIntl();
  const free = intl.formatMessage(messages.free);
  const value = voucherValue(intl, voucher) ?? [{ text: free, small: false }];
  const letters = value.reduce((sum, { text, small }) => sum + (small ? 0 : text.length), 0);
  return (
    <p className="grid justify-items-center gap-1 leading-none">
      <span
        className={`font-heavy whitespace-nowrap tabular-nums leading-none! ${stubSize(letters, narrow)}`}
      >
        {value.map(({ text, small }) =>
          small ? (
            <small key={text} className="text-[0.5em] font-bold tracking-normal">
              {text}
            </small>
          ) : (
            text
          ),
        )}
      </span>{' '}
      <span className="text-sm font-medium leading-tight">
        <FormattedMessage {...messages[voucher.type === 'FREE_SHIPPING' ? 'delivery' : 'off']} />
      </span>
    </p>
  );
}

function Scope({ voucher: { shopName, allProducts } }: { voucher: Voucher }) {
  if (!shopName) return <FormattedMessage {...messages[allProducts ? 'everywhere' : 'somewhere']} />;
  return allProducts ? shopName : <FormattedMessage {...messages.someOf} values={{ shop: shopName }} />;
}

/** The states in which the line that says where it is good leads there; in others the button does, or nothing is left of it. */
const leads: readonly VoucherState[] = ['collect', 'collecting', 'collected', 'shown', 'notYet'];

type VoucherCardProps = VoucherOffer &
  VoucherEvents & {
    /** The narrower stub, for sheets and panels. */
    size?: 'md' | 'sm';
    /** The clock, ms since 1970; the service's where its clock and the reader's differ. */
    now?: () => number;
  };

/** A voucher: its worth, where and from how much it is good, until when, and the one thing to do with it (S4.22). */
export function VoucherCard({ size, now, onCollect, onApply, onRemove, ...offer }: VoucherCardProps) {
  const intl = useIntl();
  const { voucher, state, saves } = offer;
  const card = useScopeFocus(state);
  const { couponName, couponNameLang, minSpend, capAmount } = voucher;
  const ground = voucherGround(voucher, state);
  const limits = [
    minSpend.amount > 0
      ? intl.formatMessage(messages.least, { amount: moneyParts(intl, minSpend).plain })
      : intl.formatMessage(messages.noLeast),
    capAmount && intl.formatMessage(messages.most, { amount: moneyParts(intl, capAmount).plain }),
  ];
  return (
    <article ref={card} className="h-full" aria-label={couponName}>
      <Ticket size={size} ground={ground} stub={<Stub voucher={voucher} narrow={size === 'sm'} />}>
        <h3
          dir="auto"
          lang={couponNameLang}
          className={`line-clamp-2 text-base leading-snug font-semibold tracking-normal wrap-anywhere ${ground === 'done' ? 'text-fg-3' : ''}`}
        >
          {couponName}
        </h3>
        <p className="line-clamp-2 text-xs text-fg-2 wrap-anywhere">
          {offer.href && leads.includes(state) ? (
            <TextLink to={offer.href} className="hit underline-offset-2">
              <Scope voucher={voucher} />
            </TextLink>
          ) : (
            <Scope voucher={voucher} />
          )}
        </p>
        <p className="text-xs text-fg-2 tabular-nums">{limits.filter(Boolean).join(' · ')}</p>
        {saves && saves.amount > 0 && (
          <p className="text-sm font-semibold text-link tabular-nums">
            <FormattedMessage {...messages.saves} values={{ amount: moneyParts(intl, saves).plain }} />
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2">
          <VoucherTerm {...offer} now={now} />
          <VoucherAction {...offer} onCollect={onCollect} onApply={onApply} onRemove={onRemove} />
        </div>
      </Ticket>
    </article>
  );
}
