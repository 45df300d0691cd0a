import type { CardFailure } from '#service/db/schema/payment-words.ts';
import type { SandboxCardFacts } from '#service/db/schema/sandbox.ts';
import type { KeptCard, ProcessorAnswer } from '#service/processors/processor.ts';
import { fingerprintOf } from './card-store.ts';
import type { SandboxPayment } from './payment-steps.ts';

type Shown = {
  row: SandboxPayment;
  /** The card that was kept of it. */
  kept?: SandboxCardFacts | undefined;
  /** The token of the bank's page, where there is one, and the page. */
  challenge?: string | undefined;
  page?: string;
};

/** A payment as the sandbox tells it. */
export function answerOf({ row, kept, challenge, page = '' }: Shown): ProcessorAnswer {
  const { payNo, amount, currency, status, failure } = row;
  const of = { reference: payNo, money: { amount, currency } };
  if (status === 'approved') return { ...of, status, kept: kept && keptCard(kept) };
  if (status === 'refused') return { ...of, status, failure: (failure ?? 'card.declined') as CardFailure };
  if (status !== 'challenge') return { ...of, status };
  // A call to the mall has no page to tell: that is asked for.
  if (challenge === undefined) return { ...of, status: 'processing' };
  return {
    ...of,
    status,
    nextAction: { type: 'CHALLENGE', url: page, method: 'POST', fields: { challenge } },
  };
}

/** A kept card as the sandbox tells it. */
export const keptCard = ({
  cardRef,
  testCard: _testCard,
  keepFor: _keepFor,
  ...facts
}: SandboxCardFacts): KeptCard => ({
  ...facts,
  reference: cardRef ?? '',
  fingerprint: fingerprintOf({ ...facts, testCard: _testCard }),
});
