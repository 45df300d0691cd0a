import type { CardId, PayMethod } from '#openapi/schema.gen.ts';
import { PaymentMethodCards } from '#src/design-system/panels/payment/PaymentMethodCards.tsx';
import { SaveCardBox } from '#src/design-system/forms/payment/SaveCardBox.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import type { useWay } from './use-way.ts';

const NewCardFields = onDemand(
  async () => (await import('#src/features/bank-cards/NewCardFields.tsx')).NewCardFields,
  { waiting: <Skeleton className="h-40" /> },
);

type WayChoiceProps = {
  methods: readonly PayMethod[];
  way: ReturnType<typeof useWay>;
  busy: boolean;
  declined?: { cardId: CardId; reason: string } | undefined;
};

/** The ways to pay, with the processor's fields below "New card". */
export function WayChoice({ methods, way, busy, declined }: WayChoiceProps) {
  return (
    <PaymentMethodCards
      methods={methods.filter(({ payType }) => payType !== 'WALLET')}
      chosen={way.chosen?.payType}
      onChoose={way.choose}
      {...(way.cards && { cards: way.cards })}
      {...(way.chosen?.cardId && { chosenCard: way.chosen.cardId })}
      {...(declined && { declined })}
      {...(way.lookAgain && { onRetry: way.lookAgain })}
      busy={busy}
      newCard={
        <div className="grid gap-1">
          <NewCardFields door={way.door} />
          <SaveCardBox checked={way.saveCard} onChange={way.setSaveCard} />
        </div>
      }
    />
  );
}
