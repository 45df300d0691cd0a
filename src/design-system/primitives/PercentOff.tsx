import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Badge } from './Badge.tsx';

const messages = defineMessages<{ off: { percent: number } }>({
  off: {
    id: 'percentOff.off',
    defaultMessage: '{percent, number} percent off',
    description: 'Discount for a screen reader',
  },
});

type PercentOffProps = {
  /** Whole percent that the price fell by. */
  percent: number;
};

/** A discount on marigold, with a true minus. */
export function PercentOff({ percent }: PercentOffProps) {
  const { formatNumber } = useIntl();
  return (
    <Badge tone="off">
      <span aria-hidden>{formatNumber(-percent / 100, { style: 'percent' }).replace('-', '\u2212')}</span>
      <span className="sr-only">
        <FormattedMessage {...messages.off} values={{ percent }} />
      </span>
    </Badge>
  );
}
