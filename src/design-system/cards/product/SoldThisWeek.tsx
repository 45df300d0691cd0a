import { TrendingUp } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages<{ sold: { count: number } }>({
  sold: {
    id: 'soldThisWeek.sold',
    defaultMessage: '+{count, number} this week',
    description: 'Below a product: pieces that the mall sold of it in the last seven days',
  },
});

/** How many pieces were sold in seven days; nothing of what was not sold. */
export function SoldThisWeek({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm font-semibold text-link">
      <TrendingUp aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      <FormattedMessage {...messages.sold} values={{ count }} />
    </p>
  );
}
