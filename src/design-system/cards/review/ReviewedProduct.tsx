import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderItem } from '#openapi/schema.gen.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { MaybeLink } from '#src/design-system/primitives/action/MaybeLink.tsx';

const messages = defineMessages<{ completed: { date: number } }>({
  completed: {
    id: 'reviewedProduct.completed',
    defaultMessage: 'completed {date, date, medium}',
    description: 'Day on which the order ended; stands after the variant and a dot',
  },
});

type ReviewedProductProps = {
  item: Pick<OrderItem, 'prodName' | 'prodNameLang' | 'skuName' | 'skuNameLang' | 'pic'>;
  /** When its order was completed, a moment in UTC. */
  finallyTime?: string;
  /** The product's page. */
  href?: string;
  /** Below the words. */
  children?: ReactNode;
};

/** What a review is of: picture, name, variant, and when it came. */
export function ReviewedProduct({ item, finallyTime, href, children }: ReviewedProductProps) {
  const { prodName, prodNameLang, skuName, skuNameLang, pic } = item;
  return (
    <div className="flex min-w-0 items-center gap-4">
      <div className="size-20 shrink-0 overflow-hidden rounded-md bg-tile">
        <Picture src={pic} alt="" width={80} height={80} sizes="80px" className="tile-photo" />
      </div>
      <div className="min-w-0">
        <p lang={prodNameLang} className="line-clamp-2 text-base font-medium wrap-anywhere">
          <MaybeLink plain to={href} className="hover:underline">
            {prodName}
          </MaybeLink>
        </p>
        <p className="text-xs text-fg-2 wrap-anywhere">
          <span lang={skuNameLang}>{skuName}</span>
          {skuName && finallyTime && ' · '}
          {finallyTime && (
            <FormattedMessage {...messages.completed} values={{ date: Date.parse(finallyTime) }} />
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
