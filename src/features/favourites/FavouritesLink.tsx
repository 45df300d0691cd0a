import { Heart } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { useGuard } from '#src/state/use-guard.ts';

const messages = defineMessages({
  name: {
    id: 'favouritesLink.name',
    defaultMessage: 'Favourites',
    description: 'Heart of the header: way to them',
  },
});

/** The heart of the header, from 835 px: the way to what was saved. */
export function FavouritesLink() {
  const { formatMessage } = useIntl();
  const guard = useGuard();
  return (
    <TextLink
      plain
      to={paths.favourites}
      onClick={guard(paths.favourites)}
      aria-label={formatMessage(messages.name)}
      className="hidden size-11 place-items-center rounded-md hover:bg-sunken nav:grid"
    >
      <Heart aria-hidden className="size-6" strokeWidth={1.6} />
    </TextLink>
  );
}
