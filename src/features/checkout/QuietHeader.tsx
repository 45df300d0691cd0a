import { ArrowLeft, Lock } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Logo } from '#src/design-system/layout/Logo.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { useInBrowser } from '#src/domain/use-in-browser.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';

const messages = defineMessages({
  home: {
    id: 'quietHeader.home',
    defaultMessage: 'iCan Mall, home',
    description: 'Name of the logo, which leads home',
  },
  back: { id: 'quietHeader.back', defaultMessage: 'Back', description: 'Link to the step before' },
  secure: {
    id: 'quietHeader.secure',
    defaultMessage: 'Secure checkout',
    description: 'Beside a lock at the top of checkout and payment',
  },
});

type QuietHeaderProps = {
  /** Where the reader is between cart and order. */
  step: 'checkout' | 'payment';
};

/** The top of checkout and payment: nothing leads away but the logo and, on phones, the step before. */
export function QuietHeader({ step }: QuietHeaderProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  // The server knows nothing of what is bought: the page that it sends is the same for everybody.
  const own = useInBrowser() ? search : '';
  const orders = new URLSearchParams(own).has('orders');
  const before = step === 'checkout' ? paths.cart : orders ? paths.toPay : paths.checkout + own;
  return (
    <header className="border-b border-line bg-canvas">
      <div className="page-width grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 nav:grid-cols-[minmax(0,1fr)_minmax(0,34rem)_minmax(0,1fr)]">
        <div className="flex h-15 items-center gap-1 nav:h-18">
          <TextLink
            plain
            to={before}
            aria-label={formatMessage(messages.back)}
            className="-ml-3 grid size-11 place-items-center nav:hidden"
          >
            <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
          </TextLink>
          <TextLink
            plain
            to={paths.home}
            aria-label={formatMessage(messages.home)}
            className="flex h-11 items-center"
          >
            <Logo markOnly className="h-[30px] lg:hidden" />
            <Logo className="hidden h-8 text-fg lg:block" />
          </TextLink>
        </div>
        <div className="-my-2 max-nav:hidden">
          <CheckoutSteps current={step} />
        </div>
        <p className="flex items-center gap-1.5 justify-self-end text-sm text-fg-2">
          <Lock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <FormattedMessage {...messages.secure} />
        </p>
      </div>
    </header>
  );
}
