import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Conversation, Message } from '#openapi/schema.gen.ts';
import { ChatComposer } from '#src/design-system/panels/chat/ChatComposer.tsx';
import { ChatListSkeleton } from '#src/design-system/panels/chat/ChatListSkeleton.tsx';
import { ChatThread } from '#src/design-system/panels/chat/ChatThread.tsx';
import { counterpartName } from '#src/domain/mall.ts';
import { orderUrl, productUrl } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { useDrafts } from '#src/state/use-drafts.ts';
import { useOnline } from '#src/state/use-online.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { PinnedOrder } from './PinnedOrder.tsx';
import { PinnedProduct } from './PinnedProduct.tsx';
import { quickQuestions } from './quick-questions.ts';
import { useChatPicture } from './use-chat-picture.ts';
import { useConversation } from './use-conversation.ts';

const hrefOf = ({ product, order }: Message) =>
  product ? productUrl(product.prodId) : order ? orderUrl(order.orderNumber) : '';

type OpenConversationProps = { conversation: Conversation };

/** One conversation: whom with, what about, what was said, and where one writes. */
export function OpenConversation({
  conversation: { conversationId, shop, state, pinnedProdId, sellerOnline },
}: OpenConversationProps) {
  const { formatMessage } = useIntl();
  const online = useOnline();
  const drafts = useDrafts();
  const conversation = useConversation(conversationId);
  const sendPicture = useChatPicture(conversation.sendPicture);
  const draft = `chat.${conversationId}`;
  const closed = state === 'CLOSED';
  const about = useSearchParams()[0].get('orderNumber');
  return (
    <section
      data-slot="conversation"
      data-own-head=""
      className="flex h-[calc(100dvh-var(--bottom-nav-h)-env(safe-area-inset-bottom))] min-h-80 min-w-0 flex-col nav:col-start-2 nav:row-span-2 nav:row-start-1 nav:h-auto"
    >
      <ConversationHeader shop={shop} sellerOnline={sellerOnline} />
      {about && <PinnedOrder key={about} orderNumber={about} onSend={conversation.sendOrder} />}
      {!about && pinnedProdId !== null && <PinnedProduct prodId={pinnedProdId} />}
      {conversation.pending && (
        <div className="grow">
          <ChatListSkeleton />
        </div>
      )}
      {conversation.failed && <LoadFailed onRetry={conversation.reload} />}
      {conversation.entries && (
        <ChatThread
          shopName={counterpartName(shop)}
          entries={conversation.entries}
          unreadFrom={conversation.unreadFrom}
          line={online ? conversation.line : 'offline'}
          hrefOf={hrefOf}
          onRetry={conversation.retry}
          onOlder={conversation.onOlder}
        />
      )}
      <ChatComposer
        shopName={counterpartName(shop)}
        blocked={closed ? 'closed' : online ? undefined : 'offline'}
        quickReplies={quickQuestions[shop ? 'shop' : 'mall'].map((question) => formatMessage(question))}
        draft={drafts.read<string>(draft)}
        onDraft={(text) => (text === '' ? drafts.drop(draft) : drafts.keep(draft, text))}
        onSend={conversation.say}
        onPicture={(file) => void sendPicture(file)}
      />
    </section>
  );
}
