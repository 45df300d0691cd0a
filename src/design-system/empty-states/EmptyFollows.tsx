import { defineMessages } from 'react-intl';
import { FavouritesDrawing } from '../layout/illustrations/FavouritesDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyFollows.title',
    defaultMessage: 'No shops followed yet',
    description: 'The reader follows no shop',
  },
  text: {
    id: 'emptyFollows.text',
    defaultMessage: 'Follow a shop and its door is always here.',
    description: 'Below it; a door is the sign of a shop',
  },
  action: { id: 'emptyFollows.action', defaultMessage: 'Find shops', description: 'Way on: home' },
});

type EmptyFollowsProps = {
  /** Where the one way on leads. */
  href: string;
};

/** No shop is followed (S2.28). */
export function EmptyFollows({ href }: EmptyFollowsProps) {
  return <EmptyWithLink drawing={<FavouritesDrawing />} messages={messages} href={href} />;
}
