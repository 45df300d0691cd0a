import { defineMessages } from 'react-intl';
import { NoMatchesDrawing } from '../layout/illustrations/NoMatchesDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyShop.title',
    defaultMessage: 'Nothing on the shelves yet',
    description: 'A shop without products',
  },
  text: {
    id: 'emptyShop.text',
    defaultMessage: 'New products from this shop will appear here.',
    description: 'Below it',
  },
  action: { id: 'emptyShop.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

type EmptyShopProps = {
  /** Where the one way on leads. */
  href: string;
};

/** A shop sells nothing in the region. */
export function EmptyShop({ href }: EmptyShopProps) {
  return <EmptyWithLink drawing={<NoMatchesDrawing />} messages={messages} href={href} />;
}
