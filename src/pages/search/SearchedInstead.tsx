import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { searchUrl } from '#src/domain/urls.ts';
import { type ListingOf, useListing } from '#src/features/listing/use-listing.ts';

const messages = defineMessages<{ corrected: { text: PrimitiveType }; exact: { text: string } }>({
  corrected: {
    id: 'searchPage.corrected',
    defaultMessage: 'Showing results for {text}',
    description: 'What was searched in place of a text that finds nothing; {text} is a link',
  },
  exact: {
    id: 'searchPage.exact',
    defaultMessage: 'Search only for “{text}”',
    description: 'Link beside it: searches for exactly what was typed',
  },
});

/** Says that something else was searched than what was typed, with the way to search for exactly that. */
export function SearchedInstead({ text, also }: Pick<ListingOf, 'text' | 'also'>) {
  const instead = useListing({ text, also }).results.data?.correctedKey;
  if (!text || !instead) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-4">
      <span className="text-lg font-semibold">
        <FormattedMessage
          {...messages.corrected}
          values={{
            text: (
              <TextLink to={searchUrl(instead)} className="underline">
                {instead}
              </TextLink>
            ),
          }}
        />
      </span>
      <TextLink to={`${searchUrl(text)}&exact=true`} className="text-base">
        <FormattedMessage {...messages.exact} values={{ text }} />
      </TextLink>
    </p>
  );
}
