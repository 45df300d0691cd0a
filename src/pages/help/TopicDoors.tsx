import {
  CreditCard,
  HelpCircle,
  type LucideIcon,
  RotateCcw,
  ShoppingBag,
  Truck,
  UserRound,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HelpTopic } from '#openapi/schema.gen.ts';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { helpUrl } from '#src/domain/help/help-urls.ts';
import { helpMessages as messages } from './help-messages.ts';

const icons: Record<string, LucideIcon> = {
  ordering: ShoppingBag,
  payment: CreditCard,
  delivery: Truck,
  returns: RotateCcw,
  account: UserRound,
};

/** The topics as doors. */
export function TopicDoors({ topics }: { topics: readonly HelpTopic[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.topics)}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 min-[480px]:grid-cols-3 nav:grid-cols-5">
        {topics.map(({ topic, title, answers }) => {
          const Icon = icons[topic] ?? HelpCircle;
          return (
            <li key={topic}>
              <TextLink
                plain
                to={helpUrl(topic)}
                className="group grid justify-items-center gap-2 text-center"
              >
                <span className="grid h-24 w-22 place-items-center rounded-t-door bg-primary-soft text-on-primary-soft nav:h-31 nav:w-28">
                  <Icon aria-hidden className="mt-4 size-8" strokeWidth={1.5} />
                </span>
                <span className="font-semibold wrap-anywhere">{title}</span>
                <span className="text-sm text-fg-2">
                  <FormattedMessage {...messages.answers} values={{ count: answers.length }} />
                </span>
              </TextLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
