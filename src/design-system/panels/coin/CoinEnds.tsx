import { cx } from 'class-variance-authority';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { CoinInfo } from '#openapi/schema.gen.ts';
import { endMonth, lastDayInFull } from '#src/design-system/cards/coin/coin-days.ts';
import { coinMonths } from '#src/domain/coin/coin-months.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';

const messages = defineMessages<{
  title: {};
  lives: { count: number };
  next: { count: number; date: string };
  none: {};
}>({
  title: { id: 'coinEnds.title', defaultMessage: 'When they expire', description: 'Heading, of coins' },
  lives: {
    id: 'coinEnds.lives',
    defaultMessage:
      '{count, plural, one {Each coin is valid for # month} other {Each coin is valid for # months}}',
    description: 'How long coins can be used',
  },
  next: {
    id: 'coinEnds.next',
    defaultMessage:
      '{count, plural, one {# coin expires on {date}.} other {# coins expire on {date}.}} Use them on your next order: the oldest go first.',
    description: 'Coins that end next',
  },
  none: {
    id: 'coinEnds.none',
    defaultMessage: 'None',
    description: 'Heard: no coins end in a month',
  },
});

type CoinEndsProps = {
  /** What ends, and what ends next. */
  info: Pick<CoinInfo, 'expiring' | 'ends'>;
  /** How many months a coin can be used; left out where it is not known. */
  months?: number | undefined;
};

/** Which coins end when, a bar for each month; the next to end in marigold (S2.50). Nothing without coins. */
export function CoinEnds({ info: { expiring, ends }, months: lifetime }: CoinEndsProps) {
  const intl = useIntl();
  if (!expiring) return null;
  const months = coinMonths(ends).map(({ month, coins }) => ({ month, coins, ...endMonth(intl, month) }));
  const most = Math.max(1, ...months.map(({ coins }) => coins));
  const date = lastDayInFull(intl, expiring.at);
  return (
    <Panel
      title={<FormattedMessage {...messages.title} />}
      action={
        lifetime !== undefined && (
          <span className="text-sm text-fg-2">
            <FormattedMessage {...messages.lives} values={{ count: lifetime }} />
          </span>
        )
      }
    >
      <Alert tone="deal">
        <FormattedMessage {...messages.next} values={{ count: expiring.coins, date }} />
      </Alert>
      <ol className="mt-4 grid auto-cols-fr grid-flow-col gap-1.5 text-center text-xs tabular-nums nav:gap-4 nav:text-sm">
        {months.map(({ month, coins, seen, heard }, index) => (
          <li key={month} className="grid min-w-0 content-end gap-1.5">
            <span className="flex flex-col-reverse items-center gap-1.5">
              <span className={cx('text-xs', index === 0 ? 'font-semibold text-on-deal-soft' : 'text-fg-2')}>
                <span aria-hidden>{seen}</span>
                <span className="sr-only">{heard}</span>
              </span>
              <span
                aria-hidden
                className={cx('w-full max-w-14 rounded-t-xs', index === 0 ? 'bg-deal' : 'bg-line-2')}
                style={{ height: `${2 + Math.round((coins / most) * 82)}px` }}
              />
              <span className="font-semibold wrap-anywhere">
                {coins > 0 ? (
                  <FormattedNumber value={coins} />
                ) : (
                  <>
                    <span aria-hidden>–</span>
                    <span className="sr-only">
                      <FormattedMessage {...messages.none} />
                    </span>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
