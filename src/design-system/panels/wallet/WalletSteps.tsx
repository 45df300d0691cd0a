import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Wallet } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { drawing, monthMarks, walletPath } from './wallet-path.ts';

const messages = defineMessages<{
  title: { month: string };
  range: { least: string; most: string };
  said: { least: string; most: string; now: string };
}>({
  title: {
    id: 'walletSteps.title',
    defaultMessage: 'Since {month}',
    description: 'Heading of the drawing of the balance',
  },
  range: {
    id: 'walletSteps.range',
    defaultMessage: '{least} – {most}',
    description: 'Lowest and highest balance',
  },
  said: {
    id: 'walletSteps.said',
    defaultMessage: 'The balance was between {least} and {most}; it is {now} now.',
    description: 'What the drawing shows, for a screen reader',
  },
});

type WalletStepsProps = {
  wallet: Pick<Wallet, 'balance' | 'since' | 'history'>;
  /** When it is now, in milliseconds. */
  now: number;
};

/** The balance since the month before last, as steps. Nothing where it has always been nothing. */
export function WalletSteps({ wallet, now }: WalletStepsProps) {
  const intl = useIntl();
  const { balance, since, history } = wallet;
  const path = walletPath(wallet, now);
  if (path.most === 0) return null;
  const sum = (amount: number) => moneyParts(intl, { ...balance, amount }).plain;
  const [least, most] = [sum(path.least), sum(path.most)];
  // Half a day on it is the first day of the month in every zone from here to the region.
  const monthOf = (at: string, month: 'short' | 'long') =>
    intl.formatDate(Date.parse(at) + 43_200_000, { month });
  return (
    <Panel
      title={<FormattedMessage {...messages.title} values={{ month: monthOf(since, 'long') }} />}
      action={
        history.length > 1 && (
          <span className="text-sm text-fg-2 tabular-nums">
            <FormattedMessage {...messages.range} values={{ least, most }} />
          </span>
        )
      }
    >
      <p className="sr-only">
        <FormattedMessage {...messages.said} values={{ least, most, now: sum(balance.amount) }} />
      </p>
      <div aria-hidden className="relative pr-2">
        <div className="relative h-26">
          {monthMarks(since, now).map(({ at, left }) => (
            <span
              key={at}
              className="absolute inset-y-0 border-l border-line first:border-transparent"
              style={{ left: `${left * 100}%` }}
            />
          ))}
          <svg
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path d={path.area} className="fill-primary-soft" />
            <path
              d={path.line}
              className="fill-none stroke-primary"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            className="absolute size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-primary"
            style={{ left: `${path.end.left * 100}%`, top: `${path.end.top * 100}%` }}
          />
        </div>
        <div className="relative mt-2 h-5 text-xs text-fg-2">
          {monthMarks(since, now).map(({ at, left }) => (
            <span key={at} className="absolute" style={{ left: `${Math.min(left, 0.92) * 100}%` }}>
              {monthOf(at, 'short')}
            </span>
          ))}
        </div>
      </div>
    </Panel>
  );
}
