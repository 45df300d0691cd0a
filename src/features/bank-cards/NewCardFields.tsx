import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardSession } from '#openapi/schema.gen.ts';
import { bankCardMutations } from '#src/data/bank-card/bank-card.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { ForeignFrame } from '#src/design-system/panels/payment/ForeignFrame.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import type { CardDoor } from './card-door.ts';
import { CardFrame } from './CardFrame.tsx';

const StripeFields = onDemand(async () => (await import('./StripeFields.tsx')).StripeFields);

/** Whose fields they are: the mall's own frame protocol, or Stripe's script with what it needs. */
type Opened = CardSession & { provider?: string; clientSecret?: string; publishableKey?: string };

/** The fields of a new card, those of the processor that the mall works with; their session is opened when they are shown. */
export function NewCardFields({ door }: { door: CardDoor }) {
  const { mutate, data, isError } = useMutation(bankCardMutations.openSession(useShop()));
  const [silent, setSilent] = useState(false);
  const open = useEffectEvent(() => mutate());
  useEffect(() => open(), []);
  const again = () => {
    setSilent(false);
    mutate();
  };
  const session: Opened | undefined = data;
  return (
    <ForeignFrame of="processor">
      {isError || silent ? (
        <div className="p-4">
          <ErrorState compact onRetry={again} />
        </div>
      ) : !session ? (
        <div aria-busy className="grid gap-3 p-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : session.provider === 'STRIPE' && session.clientSecret && session.publishableKey ? (
        <StripeFields
          key={session.sessionToken}
          door={door}
          clientSecret={session.clientSecret}
          publishableKey={session.publishableKey}
          onLost={() => setSilent(true)}
          onUsed={again}
        />
      ) : (
        <CardFrame
          key={session.sessionToken}
          door={door}
          hostedFieldsUrl={session.hostedFieldsUrl}
          onLost={() => setSilent(true)}
        />
      )}
    </ForeignFrame>
  );
}
