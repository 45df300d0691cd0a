import { defineMessages, FormattedMessage } from 'react-intl';
import { NoMatchesDrawing } from '../layout/illustrations/NoMatchesDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';

const messages = defineMessages<{ title: { text: string }; text: {}; popular: {} }>({
  title: {
    id: 'noMatches.title',
    defaultMessage: 'No match for “{text}”',
    description: 'Empty results (S8.25)',
  },
  text: {
    id: 'noMatches.text',
    defaultMessage: 'Check the spelling or try a wider word.',
    description: 'Below it',
  },
  popular: {
    id: 'noMatches.popular',
    defaultMessage: 'Popular searches',
    description: 'Above the terms that others use',
  },
});

type NoMatchesProps = {
  /** As it was typed. */
  text: string;
  popular: readonly string[];
  hrefOf: (term: string) => string;
};

/** Nothing was found: what to do, and what others look for. */
export function NoMatches({ text, popular, hrefOf }: NoMatchesProps) {
  return (
    <EmptyState
      drawing={<NoMatchesDrawing />}
      title={<FormattedMessage {...messages.title} values={{ text }} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        popular.length > 0 && (
          <nav aria-labelledby="popular-terms" className="grid justify-items-center gap-3">
            <h2 id="popular-terms" className="text-sm font-semibold text-fg-2">
              <FormattedMessage {...messages.popular} />
            </h2>
            <ul className="flex max-w-xl flex-wrap justify-center gap-2">
              {popular.map((term) => (
                <li key={term}>
                  <TextLink
                    plain
                    to={hrefOf(term)}
                    className="flex h-11 items-center rounded-full bg-sunken px-4 text-base hover:underline"
                  >
                    {term}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    />
  );
}
