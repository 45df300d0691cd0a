import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ConversationRequest } from '#openapi/schema.gen.ts';
import { chatMutations } from '#src/data/chat/chat.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { orderConversationUrl } from '#src/domain/order/order-urls.ts';
import { conversationUrl } from '#src/domain/urls.ts';

/** Opens the conversation with the shop that the address names, or with the mall itself, about what it names, and goes there; once. */
export function useOpening() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { mutate, isError } = useMutation(chatMutations.open(useShop(), useQueryClient()));
  const wanted = wantedIn(search);
  const key = JSON.stringify(wanted);
  const open = () => {
    if (!wanted) return;
    mutate(wanted, {
      onSuccess: ({ conversationId }) =>
        void navigate(
          wanted.orderNumber === undefined
            ? conversationUrl(conversationId)
            : orderConversationUrl(conversationId, wanted.orderNumber),
          { replace: true },
        ),
    });
  };
  const begin = useEffectEvent(open);
  useEffect(() => begin(), [key]);
  return { busy: wanted !== undefined && !isError, failed: wanted !== undefined && isError, again: open };
}

function wantedIn(search: URLSearchParams): ConversationRequest | undefined {
  if (search.get('with') === 'mall') return {};
  const shopId = Number(search.get('shopId'));
  if (!Number.isSafeInteger(shopId) || shopId <= 0) return undefined;
  const orderNumber = search.get('orderNumber') ?? '';
  if (/^[0-9A-Za-z]{1,24}$/.test(orderNumber)) return { shopId, orderNumber };
  const prodId = Number(search.get('prodId'));
  return Number.isSafeInteger(prodId) && prodId > 0 ? { shopId, prodId } : { shopId };
}
