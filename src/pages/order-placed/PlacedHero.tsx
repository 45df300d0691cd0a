import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Check } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail, PaymentStatus } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import { userQueries } from '#src/data/user/user.queries.ts';
import { shortDay } from '#src/design-system/cards/order/arrival-words.ts';
import { orderedMessages } from '#src/design-system/cards/order/ordered-messages.ts';
import { OpenDoorDrawing } from '#src/design-system/layout/illustrations/OpenDoorDrawing.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { useCalendar } from '#src/features/orders/use-calendar.ts';
import { sentenceGap } from '#src/i18n/sentence-gap.ts';

const messages = defineMessages<{
  thanks: {};
  thanksName: { name: string };
  packing: { count: number };
  waiting: {};
  first: { day: string };
  write: {};
  follow: { count: number };
  calendar: {};
}>({
  thanks: { id: 'placedHero.thanks', defaultMessage: 'Thank you.', description: 'After ordering' },
  thanksName: {
    id: 'placedHero.thanksName',
    defaultMessage: 'Thank you, {name}.',
    description: 'After ordering; how the shopper is called',
  },
  packing: {
    id: 'placedHero.packing',
    defaultMessage:
      '{count, plural, one {The shop is packing.} =2 {Two shops are packing.} other {# shops are packing.}}',
    description: 'Behind "Thank you, Nimali."',
  },
  waiting: {
    id: 'placedHero.waiting',
    defaultMessage: 'The group is filling.',
    description: 'Behind "Thank you, Nimali.": a group purchase that needs more people',
  },
  first: {
    id: 'placedHero.first',
    defaultMessage: 'The first parcel reaches your door by {day}.',
    description: 'Below it; {day} is like "Thu 26 Nov"',
  },
  write: {
    id: 'placedHero.write',
    defaultMessage: 'We will keep you posted at every step.',
    description: 'Below it',
  },
  follow: {
    id: 'placedHero.follow',
    defaultMessage: '{count, plural, one {Follow your parcel} other {Follow your parcels}}',
    description: 'Link to the order, or to the orders',
  },
  calendar: {
    id: 'placedHero.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button: gives a calendar file with the days of arrival',
  },
});

type PlacedHeroProps = {
  numbers: readonly string[];
  /** Those that are known already. */
  orders: readonly OrderDetail[];
  grouping: boolean;
  payStatus: PaymentStatus | null;
};

/** The door opens: it is ordered, this many shops pack, and the first parcel comes then. */
export function PlacedHero({ numbers, orders, grouping, payStatus }: PlacedHeroProps) {
  const intl = useIntl();
  const gap = sentenceGap(intl.locale);
  const { data: user } = useQuery(userQueries.info(useShop()));
  const toCalendar = useCalendar();
  const cod = payStatus === 'COD_PENDING';
  const count = numbers.length;
  const coming = orders.flatMap(({ orderNumber, shopName, arrival }) =>
    arrival ? [{ orderNumber, shopName, arrival }] : [],
  );
  const [first] = coming.map(({ arrival }) => arrival.to).toSorted();
  const head = grouping ? orderedMessages.group : cod ? orderedMessages.cod : orderedMessages.paid;
  const [only = ''] = numbers;
  return (
    <section className="pat grid overflow-hidden rounded-xl bg-hero text-on-hero md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="flex flex-col items-start gap-3 p-5 nav:py-9 nav:pl-10">
        <h1 className="flex min-h-7 items-center gap-2 rounded-xs bg-white px-2.5 py-1 text-sm font-semibold text-door-2">
          <Check aria-hidden className="size-4 shrink-0" strokeWidth={2} />
          <FormattedMessage {...head} />
        </h1>
        <p className="text-display text-balance wrap-anywhere">
          {user?.nickName
            ? intl.formatMessage(messages.thanksName, { name: user.nickName })
            : intl.formatMessage(messages.thanks)}
          {gap}
          {grouping ? intl.formatMessage(messages.waiting) : intl.formatMessage(messages.packing, { count })}
        </p>
        <div className="max-w-[44ch] text-lg">
          {grouping && <p>{intl.formatMessage(orderedMessages.groupText)}</p>}
          {!grouping && cod && <p>{intl.formatMessage(orderedMessages.codText)}</p>}
          <p>
            {!grouping &&
              first &&
              `${intl.formatMessage(messages.first, { day: shortDay(intl, first) })}${gap}`}
            {intl.formatMessage(messages.write)}
          </p>
        </div>
        <div className="mt-auto flex w-full flex-wrap gap-2.5 pt-2 max-nav:*:grow">
          <LinkButton tone="onHero" size="xl" to={count === 1 ? orderUrl(only) : paths.toDeliver}>
            <FormattedMessage {...messages.follow} values={{ count }} />
          </LinkButton>
          {coming.length > 0 && !grouping && (
            <Button tone="onHeroOutline" size="xl" onClick={() => toCalendar(coming)}>
              <CalendarPlus aria-hidden className="size-5" strokeWidth={1.75} />
              <FormattedMessage {...messages.calendar} />
            </Button>
          )}
          <LinkButton tone="onHeroOutline" size="xl" className="border-transparent!" to={paths.home}>
            <FormattedMessage {...orderedMessages.goOn} />
          </LinkButton>
        </div>
      </div>
      <div className="grid items-end justify-center px-4 max-md:order-first max-md:mx-auto max-md:w-75 max-md:pt-3">
        <OpenDoorDrawing />
      </div>
    </section>
  );
}
