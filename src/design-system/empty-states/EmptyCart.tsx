import { defineMessages } from 'react-intl';
import { CartDrawing } from '../layout/illustrations/CartDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  title: { id: 'emptyCart.title', defaultMessage: 'Your cart is empty', description: 'Empty cart' },
  text: {
    id: 'emptyCart.text',
    defaultMessage: 'Things you add wait here for you.',
    description: 'Below it',
  },
  action: { id: 'emptyCart.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

type EmptyCartProps = {
  /** Where the one way on leads. */
  href: string;
};

/** The cart is empty (S8.18). */
export function EmptyCart({ href }: EmptyCartProps) {
  return <EmptyWithLink drawing={<CartDrawing />} messages={messages} href={href} />;
}
