import { Image } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ReviewSummary } from '#openapi/schema.gen.ts';
import { Chip } from '#src/design-system/primitives/action/Chip.tsx';

const messages = defineMessages<{ label: {}; all: {}; stars: { stars: number }; pictures: {} }>({
  label: {
    id: 'reviewFilter.label',
    defaultMessage: 'Which reviews',
    description: 'Name of the buttons that narrow the reviews',
  },
  all: { id: 'reviewFilter.all', defaultMessage: 'All', description: 'Button: every review' },
  stars: {
    id: 'reviewFilter.stars',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
    description: 'Button: only reviews with so many stars (S2.62)',
  },
  pictures: {
    id: 'reviewFilter.pictures',
    defaultMessage: 'With photos',
    description: 'Button: only reviews with pictures; how many follows',
  },
});

const rows = ['5', '4', '3', '2', '1'] as const;

/** Which reviews are shown: of one number of stars, with pictures; all when both are left out. */
export type ReviewChoice = { score?: number; withPics?: true };

type ReviewFilterProps = {
  summary: Pick<ReviewSummary, 'counts' | 'withPics'>;
  chosen: ReviewChoice;
  onChange: (chosen: ReviewChoice) => void;
};

/** Narrows the reviews to stars, to those with pictures, or to both; what nobody gave is shut (S2.62). */
export function ReviewFilter({ summary, chosen, onChange }: ReviewFilterProps) {
  const { formatMessage } = useIntl();
  const { score, withPics } = chosen;
  return (
    <ul aria-label={formatMessage(messages.label)} className="rail gap-2 nav:mx-0 nav:flex-wrap nav:px-0">
      <li>
        <Chip selected={score === undefined && !withPics} onClick={() => onChange({})}>
          <FormattedMessage {...messages.all} />
        </Chip>
      </li>
      {rows.map((row) => {
        const stars = Number(row);
        const on = score === stars;
        return (
          <li key={row}>
            <Chip
              selected={on}
              disabled={summary.counts[row] === 0 && !on}
              onClick={() => onChange({ ...(!on && { score: stars }), ...(withPics && { withPics }) })}
            >
              <FormattedMessage {...messages.stars} values={{ stars }} />
            </Chip>
          </li>
        );
      })}
      <li>
        <Chip
          selected={withPics === true}
          count={summary.withPics}
          disabled={summary.withPics === 0 && !withPics}
          onClick={() =>
            onChange({ ...(score !== undefined && { score }), ...(!withPics && { withPics: true }) })
          }
        >
          <Image aria-hidden className="size-4" strokeWidth={1.75} />
          <FormattedMessage {...messages.pictures} />
        </Chip>
      </li>
    </ul>
  );
}
