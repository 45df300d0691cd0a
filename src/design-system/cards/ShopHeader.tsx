import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import type { ShopDetail } from '#openapi/schema.gen.ts';
import { Alert } from '../primitives/Alert.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { Button } from '../primitives/Button.tsx';
import { DoorMark } from '../primitives/DoorMark.tsx';
import { Pattern } from '../primitives/Pattern.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { ShopFacts } from './ShopFacts.tsx';

const messages = defineMessages<
  Record<'official' | 'since' | 'chat' | 'closed', {}> & Record<'positive' | 'replies', { percent: number }>
>({
  official: { id: 'shopHeader.official', defaultMessage: 'Official', description: 'The maker’s own shop' },
  since: { id: 'shopHeader.since', defaultMessage: 'Open since', description: 'Before a month and a year' },
  positive: {
    id: 'shopHeader.positive',
    defaultMessage: '{percent, number}% happy buyers',
    description: 'Share of reviews with four or five stars',
  },
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
  /** The shop sells nothing now. */
  closed?: boolean;
  /** The main action: a large follow button. */
  action?: ReactNode;
  /** Opens the conversation with the shop; without it there is none. */
  onChat?: (() => void) | undefined;
  /** The tabs of the shop; its door stands on them. */
  children?: ReactNode;
};

/** The head of a shop's page: its banner, its door in front of it, what is known of it, and what can be done. */
export function ShopHeader({ shop, closed = false, action, onChat, children }: ShopHeaderProps) {
  const { banner, positivePercent, replyPercent } = shop;
  return (
    <div>
      <div className="-mx-(--page-x) h-33 overflow-hidden bg-tile nav:h-55">
        {banner ? (
          <Picture
            src={banner}
            alt=""
            width={1440}
            height={220}
            sizes="100vw"
            priority
            className="object-cover"
          />
        ) : (
          <Pattern className="size-full" />
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 pb-4 nav:flex-nowrap nav:gap-x-6 nav:pb-5">
        <span className="relative -mt-9 self-start rounded-t-door shadow-[0_0_0_6px_var(--c-bg)] nav:-mt-13 nav:self-auto">
          <DoorMark shopId={shop.shopId} name={shop.shopName} size="xl" />
        </span>
        <div className="grid min-w-0 grow basis-50 justify-items-start gap-1.5 pt-2.5 nav:pt-4">
          <h1 className="line-clamp-2 text-h1 wrap-anywhere">{shop.shopName}</h1>
          <ShopFacts shop={shop} />
          <ul className="flex flex-wrap gap-1.5 nav:gap-2">
            {shop.official && (
              <li>
                <Badge tone="jade">
                  <FormattedMessage {...messages.official} />
                </Badge>
              </li>
            )}
            {positivePercent !== null && (
              <li>
                <Badge>
                  <FormattedMessage {...messages.positive} values={{ percent: positivePercent }} />
                </Badge>
              </li>
            )}
            {replyPercent !== null && (
              <li>
                <Badge>
                  <FormattedMessage {...messages.replies} values={{ percent: replyPercent }} />
                </Badge>
              </li>
            )}
            <li>
              <Badge>
                <FormattedMessage {...messages.since} />{' '}
                <FormattedDate
                  value={`${shop.openSince}T12:00:00Z`}
                  month="long"
                  year="numeric"
                  timeZone="UTC"
                />
              </Badge>
            </li>
          </ul>
        </div>
        <div className="flex w-full gap-2 empty:hidden max-nav:*:grow nav:w-auto">
          {onChat && shop.chatAvailable && !closed && (
            <Button tone="outline" onClick={onChat}>
              <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
              <FormattedMessage {...messages.chat} />
            </Button>
          )}
          {action}
        </div>
      </div>
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
