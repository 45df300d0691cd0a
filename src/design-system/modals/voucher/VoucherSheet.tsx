import { type ReactNode, useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { VoucherOffer } from '#src/design-system/cards/voucher/shown-voucher.ts';
import { voucherKey } from '#src/domain/voucher/voucher-state.ts';
import { VoucherCard } from '#src/design-system/cards/voucher/VoucherCard.tsx';
import { VoucherCardSkeleton } from '#src/design-system/cards/voucher/VoucherCardSkeleton.tsx';
import { EmptyVouchers } from '#src/design-system/empty-states/EmptyVouchers.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Drawer } from '#src/design-system/primitives/overlay/Drawer.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';

const messages = defineMessages({
  name: { id: 'voucherSheet.name', defaultMessage: 'Vouchers', description: 'Name of the sheet' },
  fits: {
    id: 'voucherSheet.fits',
    defaultMessage: 'Ready to use',
    description: 'Name of a list of vouchers',
  },
  others: {
    id: 'voucherSheet.others',
    defaultMessage: 'Not for this order',
    description: 'Name of a list of vouchers that do not fit',
  },
  none: {
    id: 'voucherSheet.none',
    defaultMessage: 'None of your vouchers fits this order yet.',
    description: 'Above those that do not fit',
  },
  best: {
    id: 'voucherSheet.best',
    defaultMessage: 'The best combination is chosen for you.',
    description: 'Vouchers of a checkout that together take off most',
  },
  takeBest: {
    id: 'voucherSheet.takeBest',
    defaultMessage: 'Choose the best combination',
    description: 'Button: the vouchers that together take off most',
  },
  signedOut: {
    id: 'voucherSheet.signedOut',
    defaultMessage: 'Vouchers are kept with your account.',
    description: 'Above the vouchers, to a visitor',
  },
  logIn: { id: 'voucherSheet.logIn', defaultMessage: 'Log in', description: 'Button' },
  done: { id: 'voucherSheet.done', defaultMessage: 'Done', description: 'Button: closes the sheet' },
});

type VoucherSheetProps = {
  /** Those to collect at a product, or to apply in a checkout; undefined while they are on their way. */
  fitting: readonly VoucherOffer[] | undefined;
  /** Those that the reader holds and cannot use here, each with its reason. */
  others?: readonly VoucherOffer[];
  /** The chosen ones are the set that takes off most; without it nothing is said of sets. */
  best?: boolean;
  onBest?: () => void;
  /** The field for a code. */
  promo?: ReactNode;
  /** The vouchers could not be loaded. */
  failed?: boolean;
  onRetry: () => void;
  /** Given to a visitor: the way to the log-in. */
  onLogIn?: () => void;
  onCollect?: (voucher: VoucherOffer['voucher']) => void;
  onApply?: (voucher: VoucherOffer['voucher']) => void;
  onRemove?: (voucher: VoucherOffer['voucher']) => void;
  onClose: () => void;
  /** The clock, ms since 1970; the service's where its clock and the reader's differ. */
  now?: () => number;
};

type OffersProps = Pick<VoucherSheetProps, 'onCollect' | 'onApply' | 'onRemove' | 'now'> & {
  name: ReactNode;
  offers: readonly VoucherOffer[];
};

function Offers({ name, offers, onCollect, onApply, onRemove, now }: OffersProps) {
  const id = useId();
  return (
    <section className="grid gap-2.5">
      <h3 id={id} className="text-base font-semibold">
        {name}
      </h3>
      <ul aria-labelledby={id} className="grid gap-3">
        {offers.map((offer) => (
          <li key={voucherKey(offer.voucher)}>
            <VoucherCard
              {...offer}
              size="sm"
              now={now}
              onCollect={() => onCollect?.(offer.voucher)}
              onApply={() => onApply?.(offer.voucher)}
              onRemove={() => onRemove?.(offer.voucher)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The vouchers of a product or a checkout, in a drawer or a sheet (S1.30, S1.31). */
export function VoucherSheet(props: VoucherSheetProps) {
  const {
    fitting,
    others = [],
    best,
    onBest,
    promo,
    failed = false,
    onRetry,
    onLogIn,
    onClose,
    ...list
  } = props;
  const { formatMessage } = useIntl();
  return (
    <Drawer
      title={formatMessage(messages.name)}
      onClose={onClose}
      foot={
        <Button size="xl" className="grow" onClick={onClose}>
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      <div className="grid gap-5" aria-busy={!fitting && !failed}>
        {onLogIn && (
          <Alert
            action={
              <Button tone="outline" size="sm" onClick={onLogIn} className="shrink-0 whitespace-nowrap">
                <FormattedMessage {...messages.logIn} />
              </Button>
            }
          >
            <FormattedMessage {...messages.signedOut} />
          </Alert>
        )}
        {promo}
        {best && (
          <Alert tone="jade">
            <FormattedMessage {...messages.best} />
          </Alert>
        )}
        {best === false && onBest && (
          <Button tone="soft" onClick={onBest}>
            <FormattedMessage {...messages.takeBest} />
          </Button>
        )}
        {failed && <ErrorState onRetry={onRetry} />}
        {!fitting && !failed && (
          <div className="grid gap-3">
            <VoucherCardSkeleton size="sm" />
            <VoucherCardSkeleton size="sm" />
            <VoucherCardSkeleton size="sm" />
          </div>
        )}
        {fitting && fitting.length > 0 && (
          <Offers {...list} name={<FormattedMessage {...messages.fits} />} offers={fitting} />
        )}
        {fitting?.length === 0 && others.length > 0 && (
          <p className="text-fg-2">
            <FormattedMessage {...messages.none} />
          </p>
        )}
        {fitting?.length === 0 && others.length === 0 && <EmptyVouchers of="toCollect" />}
        {others.length > 0 && (
          <Offers {...list} name={<FormattedMessage {...messages.others} />} offers={others} />
        )}
      </div>
    </Drawer>
  );
}
