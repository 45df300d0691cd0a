import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import { agreementUrl } from '#src/domain/agreement/agreements.ts';

const messages = defineMessages<
  Record<'logIn' | 'register', { service: MessageTag; privacy: MessageTag }> & {
    order: { service: MessageTag; refund: MessageTag };
  }
>({
  logIn: {
    id: 'agreementLine.logIn',
    defaultMessage:
      'By logging in you accept the <service>service agreement</service> and the <privacy>privacy policy</privacy>.',
    description: 'Below the buttons; the two are links',
  },
  register: {
    id: 'agreementLine.register',
    defaultMessage:
      'By creating an account you accept the <service>service agreement</service> and the <privacy>privacy policy</privacy>.',
    description: 'Below the button; the two are links',
  },
  order: {
    id: 'agreementLine.order',
    defaultMessage:
      'By ordering you accept the <service>service agreement</service> and the <refund>refund and return policy</refund>.',
    description: 'Below the button that orders or pays; the two are links',
  },
});

type AgreementLineProps = {
  /** What is agreed to by doing it. */
  way: 'logIn' | 'register' | 'order';
};

/** What one agrees to; both open beside the form, so that nothing typed is lost (S2.92). */
export function AgreementLine({ way }: AgreementLineProps) {
  const { locale } = useIntl();
  const link = (type: 'service' | 'privacy' | 'refund') => (words: ReactNode) => (
    <a
      href={agreementUrl(`/agreements/${type}`, locale)}
      target="_blank"
      rel="noopener"
      className="underline underline-offset-2 hover:text-fg"
    >
      {words}
    </a>
  );
  return (
    <p className="text-center text-xs text-fg-3">
      {way === 'order' ? (
        <FormattedMessage {...messages.order} values={{ service: link('service'), refund: link('refund') }} />
      ) : (
        <FormattedMessage
          {...messages[way]}
          values={{ service: link('service'), privacy: link('privacy') }}
        />
      )}
    </p>
  );
}
