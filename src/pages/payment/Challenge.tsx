import type { Payment } from '#openapi/schema.gen.ts';
import { useWide } from '#src/design-system/primitives/overlay/use-wide.ts';
import { serverNow } from '#src/state/server-clock.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import type { useChallenge } from './use-challenge.ts';

const CardChallenge = onDemand(
  async () => (await import('#src/design-system/panels/payment/CardChallenge.tsx')).CardChallenge,
);

type ChallengeProps = { payment: Payment; challenge: ReturnType<typeof useChallenge> };

/** The bank's question: in a frame on wide screens; a phone leaves for the bank's page and comes back. */
export function Challenge({ payment: { nextAction, amount }, challenge }: ChallengeProps) {
  const wide = useWide();
  if (!nextAction) return null;
  return (
    <CardChallenge
      action={wide ? nextAction : { ...nextAction, type: 'REDIRECT' }}
      amount={amount}
      busy={challenge.busy}
      onReturn={challenge.confirm}
      onClose={challenge.cancel}
      now={serverNow}
    />
  );
}
