import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import { shareOffText } from './share-off.ts';

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

/** A discount on marigold, with a true minus; in Chinese what is left to pay, in tenths. */
export function PercentOff({ percent }: PercentOffProps) {
  const intl = useIntl();
  const off = shareOffText(intl, percent);
  return (
    <Badge tone="off">
      <span aria-hidden>{intl.locale.startsWith('zh') ? off : `\u2212${off}`}</span>
      <span className="sr-only">
        <FormattedMessage {...messages.off} values={{ percent }} />
      </span>
    </Badge>
  );
}
