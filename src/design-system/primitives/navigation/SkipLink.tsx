import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  skip: {
    id: 'skipLink.skip',
    defaultMessage: 'Skip to the content',
    description: 'First link of every page',
  },
});

/** The first stop of the keyboard: past header and search. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-(--z-tooltip) -translate-y-20 rounded-md bg-inv px-4 py-3 font-semibold text-fg-inv focus:translate-y-0"
    >
      <FormattedMessage {...messages.skip} />
    </a>
  );
}
