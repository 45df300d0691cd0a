import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { useIsMember } from '#src/state/use-identity.ts';
import { helpMessages as messages } from './help-messages.ts';

const shownMax = 2;

/** A member's newest orders, since most questions are about one of them; nothing for others, or when there is none. */
export function OwnOrders() {
  const { data } = useQuery({ ...orderQueries.page(useShop(), 'ALL', 1), enabled: useIsMember() });
  const orders = data?.records.slice(0, shownMax) ?? [];
  if (orders.length === 0) return null;
  return (
    <Panel title={<FormattedMessage {...messages.orders} />}>
      <ul className="grid gap-3">
        {orders.map(({ orderNumber, items: [first] }) => (
          <li key={orderNumber}>
            <TextLink
              plain
              to={orderUrl(orderNumber)}
              className="flex min-h-14 items-center gap-3 hover:text-link"
            >
              {first && (
                <span className="size-14 shrink-0 overflow-hidden rounded-sm bg-tile">
                  <Picture
                    src={first.pic}
                    alt=""
                    width={56}
                    height={56}
                    sizes="56px"
                    className="tile-photo"
                  />
                </span>
              )}
              <span className="grid min-w-0 grow">
                <span lang={first?.prodNameLang} className="truncate font-semibold">
                  {first?.prodName}
                </span>
                <span className="text-sm text-fg-2">
                  <FormattedMessage {...messages.order} values={{ number: orderNumber }} />
                </span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0" />
            </TextLink>
          </li>
        ))}
      </ul>
      <TextLink to={paths.orders} className="mt-3 inline-flex min-h-11 items-center">
        <FormattedMessage {...messages.allOrders} />
      </TextLink>
    </Panel>
  );
}
