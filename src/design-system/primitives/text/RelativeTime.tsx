import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { DateText } from './DateText.tsx';

type RelativeTimeProps = {
  /** A moment in UTC. */
  value: string;
  /** The clock, ms since 1970; the service's where its clock and the reader's differ. */
  now?: () => number;
};

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;
const weekSeconds = 604_800;
const minuteMs = 60_000;

/** How long ago, or in how long: "5 minutes ago", within a week; after that the day. */
export function RelativeTime({ value, now = Date.now }: RelativeTimeProps) {
  const intl = useIntl();
  const apart = useSyncExternalStore(
    everyMinute,
    () => Math.floor((Date.parse(value) - now()) / minuteMs) * 60,
    () => undefined,
  );
  if (apart === undefined || Math.abs(apart) >= weekSeconds) return <DateText value={value} />;
  const { unit, seconds } = units.find((one) => Math.abs(apart) >= one.seconds) ?? {
    unit: 'second',
    seconds: 60,
  };
  return (
    <time dateTime={value} title={intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' })}>
      {intl.formatRelativeTime(Math.trunc(apart / seconds), unit, { numeric: 'auto' })}
    </time>
  );
}

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, minuteMs);
  return () => clearInterval(timer);
}
