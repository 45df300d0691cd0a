import { DoorOpen, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { ProductSummary, ShopDetail } from '#openapi/schema.gen.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ShopFront } from './ShopFront.tsx';
import { ShopMark } from '#src/design-system/cards/shop/ShopMark.tsx';
import { ShopStep } from './ShopStep.tsx';

const messages = defineMessages<
  Record<'official' | 'chat' | 'closed', {}> & { replies: { percent: number } }
>({
  official: { id: 'shopHeader.official', defaultMessage: 'Official', description: 'The maker’s own shop' },
  replies: {
    id: 'shopHeader.replies',
    defaultMessage: 'Answers {percent, number}% of chats',
    description: 'Share of conversations that the shop answers',
  },
  chat: {
    id: 'shopHeader.chat',
    defaultMessage: 'Chat',
    description: 'Button: opens the conversation with the shop',
  },
  closed: {
    id: 'shopHeader.closed',
    defaultMessage: 'This shop is closed. Nothing can be bought here now.',
    description: 'Below the head of a shop',
  },
});

type ShopHeaderProps = {
  shop: ShopDetail;
  /** What stands in its windows, the middle door first, and where each leads. */
  products?: readonly ProductSummary[];
  hrefOf?: (product: ProductSummary) => string;
  /** The shop sells nothing now. */
  closed?: boolean;
  /** The main action: a large follow button for a tinted ground. */
  action?: ReactNode;
  /** Opens the conversation with the shop; without it there is none. */
  onChat?: (() => void) | undefined;
  /** The tabs of the shop, below its doorstep. */
  children?: ReactNode;
};

const chip =
  'inline-flex min-h-7 items-center gap-1.5 rounded-xs bg-white px-2.5 py-0.5 text-sm font-medium text-[var(--frame,var(--c-hero))]';

/** The head of a shop's page: its front in its own colour, what is known of it on the doorstep, and what can be done. */
export function ShopHeader(props: ShopHeaderProps) {
  const { shop, products = [], hrefOf, closed = false, action, onChat, children } = props;
  const { replyPercent, official, intro, introLang } = shop;
  return (
    <div>
      <ShopFront tint={shop.tint} products={products} hrefOf={hrefOf}>
        <div className="flex min-w-0 items-center gap-3">
          <ShopMark shop={shop} />
          <ul className="flex min-w-0 flex-wrap gap-1.5">
            {official && (
              <li className={chip}>
                <FormattedMessage {...messages.official} />
              </li>
            )}
            {replyPercent !== null && (
              <li className={chip}>
                <DoorOpen aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                <FormattedMessage {...messages.replies} values={{ percent: replyPercent }} />
              </li>
            )}
          </ul>
        </div>
        <h1 className="line-clamp-2 text-display wrap-anywhere">{shop.shopName}</h1>
        {intro && (
          <p lang={introLang} className="line-clamp-3 max-w-[34ch] text-lg wrap-anywhere">
            {intro}
          </p>
        )}
        <div className="mt-auto flex w-full gap-2 pt-1 empty:hidden max-nav:*:grow">
          {action}
          {onChat && shop.chatAvailable && !closed && (
            <Button tone="onHeroOutline" className="hover:bg-white/15!" onClick={onChat}>
              <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
              <FormattedMessage {...messages.chat} />
            </Button>
          )}
        </div>
      </ShopFront>
      <ShopStep shop={shop} />
      {closed && (
        <div className="pb-4">
          <Alert tone="neutral">
            <FormattedMessage {...messages.closed} />
          </Alert>
        </div>
      )}
      {children}
    </div>
  );
}
