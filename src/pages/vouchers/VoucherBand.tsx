import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { PromoCode } from '#src/features/vouchers/PromoCode.tsx';

const messages = defineMessages<{ ready: { count: number }; what: {} }>({
  ready: {
    id: 'voucherBand.ready',
    defaultMessage: '{count, plural, =0 {None ready to use yet} one {# ready to use} other {# ready to use}}',
    description: 'Below the heading: vouchers that the reader holds',
  },
  what: {
    id: 'voucherBand.what',
    defaultMessage: 'Collect them here. The best ones are chosen for you at checkout.',
    description: 'Below the heading, to a visitor',
  },
});

type VoucherBandProps = {
  title: ReactNode;
  /** Vouchers that the reader holds and can use; undefined for a visitor, and until it is known. */
  ready: number | undefined;
};

/** The head of the vouchers in the colour of a deal: how many are ready, and the field for a code. */
export function VoucherBand({ title, ready }: VoucherBandProps) {
  return (
    <Pattern
      ground="deal"
      className="grid items-center gap-4 rounded-xl p-5 nav:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] nav:gap-10 nav:p-8"
    >
      <div className="grid gap-1">
        <h1 className="text-h1">{title}</h1>
        <p className="text-base">
          {ready === undefined ? (
            <FormattedMessage {...messages.what} />
          ) : (
            <FormattedMessage {...messages.ready} values={{ count: ready }} />
          )}
        </p>
      </div>
      <div className="rounded-lg bg-canvas p-2.5 text-fg">
        <PromoCode bare />
      </div>
    </Pattern>
  );
}
