import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { type ReviewTab, reviewTabs } from '#src/domain/refund/after-sales-urls.ts';
import { LinkTabs } from './LinkTabs.tsx';

const messages = defineMessages({
  label: { id: 'reviewTabs.label', defaultMessage: 'My reviews', description: 'Name of the tabs' },
  toRate: {
    id: 'reviewTabs.toRate',
    defaultMessage: 'To rate',
    description: 'Tab: bought and not yet rated',
  },
  rated: { id: 'reviewTabs.rated', defaultMessage: 'Posted', description: 'Tab: the person’s own reviews' },
});

type ReviewTabsProps = {
  current: ReviewTab;
  /** How many products wait for their stars. */
  toRate?: number;
  /** How many the person has written; not said while it is not known. */
  rated?: number;
  hrefs: Record<ReviewTab, string>;
};

/** What can be rated, and what was, each with an address of its own. */
export function ReviewTabs({ current, toRate = 0, rated = 0, hrefs }: ReviewTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(messages.label)}
      tabs={reviewTabs.map((tab) => ({
        key: tab,
        name: (
          <>
            <FormattedMessage {...messages[tab]} />
            {tab === 'rated' && rated > 0 && (
              <span className="font-regular text-fg-3 tabular-nums">
                <FormattedNumber value={rated} />
              </span>
            )}
          </>
        ),
        count: tab === 'toRate' ? toRate : 0,
        href: hrefs[tab],
      }))}
      current={current}
    />
  );
}
