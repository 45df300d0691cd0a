import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardId, PayMethod, PayType } from '#openapi/schema.gen.ts';
import { bankCardQueries } from '#src/data/bank-card/bank-card.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { createCardDoor } from '#src/features/bank-cards/card-door.ts';

type Chosen = { payType: PayType; cardId?: CardId | undefined };

/**
 * The way to pay that is chosen: the shopper's word, else the default card where cards are taken, else what the service
 * offers first. `avoid` is a card that was refused just now.
 */
export function useWay(methods: readonly PayMethod[], avoid?: CardId) {
  const possible = methods.filter(({ enabled }) => enabled).map(({ payType }) => payType);
  const takesCards = methods.some(({ payType }) => payType === 'CARD');
  const {
    data: cards = [],
    isPending,
    isError,
    refetch,
  } = useQuery({
    ...bankCardQueries.list(useShop()),
    enabled: takesCards,
  });
  const [door] = useState(createCardDoor);
  const [asked, setAsked] = useState<Chosen>();
  const [saveCard, setSaveCard] = useState(false);
  const good = cards.filter(({ status, cardId }) => status === 'ACTIVE' && cardId !== avoid);
  const wanted = asked && possible.includes(asked.payType) ? asked : undefined;
  const known = wanted?.cardId === undefined || cards.some(({ cardId }) => cardId === wanted.cardId);
  const first = good.find(({ isDefault }) => isDefault) ?? (avoid ? good[0] : undefined);
  const settling = takesCards && isPending && !wanted;
  const byItself: Chosen | undefined = settling
    ? undefined
    : first && possible.includes('CARD')
      ? { payType: 'CARD', cardId: first.cardId }
      : possible[0] && { payType: possible[0] };
  const chosen = wanted && known ? wanted : byItself;
  return {
    cards: takesCards ? cards : undefined,
    /** The kept cards could not be loaded: asks once more. */
    lookAgain: isError ? () => void refetch() : undefined,
    /** The cards are on their way, so that what is chosen by itself may still change. */
    settling,
    chosen,
    choose: (payType: PayType, cardId?: CardId) => setAsked({ payType, cardId }),
    door,
    saveCard,
    setSaveCard,
    newCard: chosen?.payType === 'CARD' && chosen.cardId === undefined,
  };
}
