import { defineMessages } from 'react-intl';
import { FavouritesDrawing } from '../layout/illustrations/FavouritesDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyFavourites.title',
    defaultMessage: 'No favourites yet',
    description: 'No favourites (S8.26)',
  },
  text: {
    id: 'emptyFavourites.text',
    defaultMessage: 'Tap the heart on any product to keep it.',
    description: 'Below it',
  },
  action: {
    id: 'emptyFavourites.action',
    defaultMessage: 'Browse trending deals',
    description: 'Way on: deals',
  },
});

type EmptyFavouritesProps = {
  /** Where the one way on leads. */
  href: string;
};

/** Nothing has been given a heart (S8.26). */
export function EmptyFavourites({ href }: EmptyFavouritesProps) {
  return <EmptyWithLink drawing={<FavouritesDrawing />} messages={messages} href={href} />;
}
