import { defineMessages } from 'react-intl';
import { ToPayDrawing } from '../layout/illustrations/ToPayDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  title: { id: 'emptyCoins.title', defaultMessage: 'No coins yet', description: 'No coin records' },
  text: {
    id: 'emptyCoins.text',
    defaultMessage: 'They come with orders, reviews and friends you invite.',
    description: 'Below it',
  },
  action: { id: 'emptyCoins.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

type EmptyCoinsProps = {
  /** Where the one way on leads. */
  href: string;
};

/** Nothing earned or spent yet. */
export function EmptyCoins({ href }: EmptyCoinsProps) {
  return <EmptyWithLink drawing={<ToPayDrawing />} messages={messages} href={href} />;
}
