import type { CardFailure } from '#service/db/schema/payment-words.ts';
import type { SandboxCardFacts } from '#service/db/schema/sandbox.ts';
import type { KeptCard, ProcessorAnswer } from '#service/processors/processor.ts';
import { fingerprintOf } from './card-store.ts';
import type { SandboxPayment } from './payment-steps.ts';

type Shown = {
  row: SandboxPayment;
  /** The saved card of the payment, if any. */
  kept?: SandboxCardFacts | undefined;
  /** Token of the payment's challenge, and URL of the bank's page; undefined when the caller has no use for them. */
  challenge?: string | undefined;
  page?: string;
};

/** The sandbox's answer about a payment. */
export function answerOf({ row, kept, challenge, page = '' }: Shown): ProcessorAnswer {
  const { payNo, amount, currency, status, failure } = row;
  const of = { reference: payNo, money: { amount, currency } };
  if (status === 'approved') return { ...of, status, kept: kept && keptCard(kept) };
  if (status === 'refused') return { ...of, status, failure: (failure ?? 'card.declined') as CardFailure };
  if (status !== 'challenge') return { ...of, status };
  // Webhook calls do not contain the bank's page; the mall asks for it.
  if (challenge === undefined) return { ...of, status: 'processing' };
  return {
    ...of,
    status,
    nextAction: { type: 'CHALLENGE', url: page, method: 'POST', fields: { challenge } },
  };
}

/** A saved card in the sandbox's answers. */
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
