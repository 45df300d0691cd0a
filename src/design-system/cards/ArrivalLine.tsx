import { cx } from 'class-variance-authority';
import { ChevronRight, Clock, Truck } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { ArrivalPromise } from '#openapi/schema.gen.ts';
import { TextLink } from '../primitives/TextLink.tsx';
import { arrivalMessages } from './arrival-messages.ts';
import { arrivalWords, shortDay } from './arrival-words.ts';

type ArrivalLineProps = {
  arrival: ArrivalPromise;
  /** Where its parcels are. */
  href?: string;
};

/** When an order comes by the promise of its checkout; a broken promise is said in a plain word. */
export function ArrivalLine({ arrival, href }: ArrivalLineProps) {
  const intl = useIntl();
  const late = arrival.lateDays > 0;
  const Icon = late ? Clock : Truck;
  const look = cx(
    'flex min-h-10 items-center gap-2.5 rounded-md px-3.5 py-2 text-sm',
    late ? 'bg-deal-soft text-on-deal-soft' : 'bg-sunken',
  );
  const words = (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 grow">
        <b className="font-semibold">{arrivalWords(intl, arrival)}</b>{' '}
        {late && intl.formatMessage(arrivalMessages.due, { day: shortDay(intl, arrival.to) })}
      </span>
    </>
  );
  if (!href) return <p className={look}>{words}</p>;
  return (
    <TextLink plain to={href} className={cx(look, !late && 'hover:bg-line')}>
      {words}
      <ChevronRight aria-hidden className="size-4 shrink-0" />
    </TextLink>
  );
}
