import { defineMessages } from 'react-intl';
import { ToPayDrawing } from '../layout/illustrations/ToPayDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyWallet.title',
    defaultMessage: 'Nothing in your wallet yet',
    description: 'No wallet records',
  },
  text: {
    id: 'emptyWallet.text',
    defaultMessage: 'Refunds that come back as credit are kept here.',
    description: 'Below it',
  },
  action: { id: 'emptyWallet.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

type EmptyWalletProps = {
  /** Where the one way on leads. */
  href: string;
};

/** No credit has come or gone. */
export function EmptyWallet({ href }: EmptyWalletProps) {
  return <EmptyWithLink drawing={<ToPayDrawing />} messages={messages} href={href} />;
}
