import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { BankCard } from '#openapi/schema.gen.ts';
import { bankCardQueries } from '#src/data/bank-card/bank-card.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { NewCardTile } from '#src/design-system/cards/payment/NewCardTile.tsx';
import { SavedCard } from '#src/design-system/cards/payment/SavedCard.tsx';
import { EmptyCards } from '#src/design-system/empty-states/EmptyCards.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { bankCardsMax } from '#src/domain/limits.ts';
import { rememberNeighbour } from '#src/features/listing/focus-neighbour.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { AddCard } from './AddCard.tsx';
import { RemoveCardDialog } from './RemoveCardDialog.tsx';
import { useAddingFocus } from './use-adding-focus.ts';
import { useCardVault } from './use-card-vault.ts';

const messages = defineMessages<{
  count: { count: number; max: number };
  full: { max: number };
  kept: {};
  keptText: {};
}>({
  count: {
    id: 'cardsPanel.count',
    defaultMessage: '{count, number} of {max, number} cards',
    description: 'How many cards are kept of those that can be',
  },
  full: {
    id: 'cardsPanel.full',
    defaultMessage: 'You keep {max, number} cards, the most there can be. Remove one to add another.',
    description: 'In place of the way to add one',
  },
  kept: {
    id: 'cardsPanel.kept',
    defaultMessage: 'What we keep: a token, the brand, four digits and the expiry.',
    description: 'Below the cards',
  },
  keptText: {
    id: 'cardsPanel.keptText',
    defaultMessage: 'The number itself stays with the processor. Removing a card erases the token there too.',
    description: 'Below that',
  },
});

/** The reader's bank cards, the default first: add, use first, remove; expired ones say so (S3.21). */
export function CardsPanel() {
  const list = useQuery(bankCardQueries.list(useShop()));
  const vault = useCardVault();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<BankCard>();
  const goOn = useRef<() => void>(undefined);
  const place = useAddingFocus(adding);
  if (list.isPending)
    return (
      <div aria-busy>
        <Skeleton className="h-56" />
      </div>
    );
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const cards = list.data;
  const full = cards.length >= bankCardsMax;
  const remove = async (card: BankCard) => {
    if (!(await vault.remove(card))) return;
    setLeaving(undefined);
    goOn.current?.();
  };
  return (
    <div ref={place} className="grid gap-4">
      {cards.length === 0 && !adding && <EmptyCards onAdd={() => setAdding(true)} />}
      {cards.length > 0 && (
        <>
          <p className="text-sm text-fg-2 tabular-nums">
            <FormattedMessage {...messages.count} values={{ count: cards.length, max: bankCardsMax }} />
          </p>
          <div className="grid min-w-0 gap-4 nav:grid-cols-2 lg:grid-cols-3">
            <ul className="-mx-(--page-x) flex snap-x scroll-px-(--page-x) gap-3 overflow-x-auto px-(--page-x) [scrollbar-width:none] nav:contents">
              {cards.map((card) => (
                <li
                  key={card.cardId}
                  className="w-74 max-w-[85vw] shrink-0 snap-start nav:w-auto nav:max-w-none nav:min-w-0"
                >
                  <SavedCard
                    card={card}
                    busy={vault.changing === card.cardId}
                    onMakeDefault={() => vault.setDefault(card)}
                    onRemove={() => {
                      goOn.current = rememberNeighbour();
                      setLeaving(card);
                    }}
                  />
                </li>
              ))}
            </ul>
            {!full && !adding && <NewCardTile onAdd={() => setAdding(true)} />}
          </div>
          {full && (
            <Alert>
              <FormattedMessage {...messages.full} values={{ max: bankCardsMax }} />
            </Alert>
          )}
        </>
      )}
      {adding && <AddCard vault={vault} first={cards.length === 0} onDone={() => setAdding(false)} />}
      <p className="flex items-start gap-3 rounded-md bg-sunken p-4 text-sm">
        <Lock aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <span>
          <strong className="block font-semibold">
            <FormattedMessage {...messages.kept} />
          </strong>
          <FormattedMessage {...messages.keptText} />
        </span>
      </p>
      {leaving && (
        <RemoveCardDialog
          card={leaving}
          busy={vault.removing}
          onClose={() => setLeaving(undefined)}
          onRemove={() => void remove(leaving)}
        />
      )}
    </div>
  );
}
