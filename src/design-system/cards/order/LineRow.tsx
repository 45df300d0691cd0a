import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Money, TextLang } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { MaybeLink } from '#src/design-system/primitives/action/MaybeLink.tsx';

const messages = defineMessages<{ saved: { amount: string } }>({
  saved: {
    id: 'lineRow.saved',
    defaultMessage: '{amount} saved',
    description: 'What vouchers and promotions take off this line',
  },
});

type LineRowProps = {
  line: {
    prodName: string;
    prodNameLang?: TextLang;
    skuName: string;
    skuNameLang?: TextLang;
    pic: string;
    prodCount: number;
    lineTotal: Money;
  };
  /** The product's page. */
  href?: string;
  /** What vouchers and promotions take off it; nothing is said of zero. */
  saved?: Money;
  /** Below the words: a way on from this line. */
  children?: ReactNode;
};

/** One thing of a checkout or an order. */
export function LineRow({ line, href, saved, children }: LineRowProps) {
  const intl = useIntl();
  const { prodName, prodNameLang, skuName, skuNameLang, pic, prodCount, lineTotal } = line;
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-1 nav:grid-cols-[80px_minmax(0,1fr)_auto]">
      <div className="row-span-2 size-18 overflow-hidden rounded-md bg-tile nav:row-span-1 nav:size-20">
        <Picture src={pic} alt="" width={80} height={80} sizes="80px" className="tile-photo" />
      </div>
      <div className="min-w-0">
        <p lang={prodNameLang} className="line-clamp-2 text-base">
          <MaybeLink plain to={href} className="hover:underline">
            {prodName}
          </MaybeLink>
        </p>
        <p className="text-xs text-fg-2">
          <span lang={skuNameLang}>{skuName}</span> {skuName && '· '}
          <span className="tabular-nums">× {prodCount}</span>
        </p>
        {saved && saved.amount > 0 && (
          <p className="text-xs font-regular text-link tabular-nums">
            <FormattedMessage {...messages.saved} values={{ amount: moneyParts(intl, saved).plain }} />
          </p>
        )}
        {children}
      </div>
      <div className="nav:text-right">
        <Price value={lineTotal} size="sm" free />
      </div>
    </div>
  );
}
