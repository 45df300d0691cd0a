import type { CardBrand, CardFailure } from '#service/db/schema/payment-words.ts';

/** How the bank of a test card behaves. */
export type TestBank =
  | { does: 'approve' }
  | { does: 'challenge'; passes: boolean }
  | { does: 'refuse'; failure: CardFailure }
  | { does: 'wait' };

export type TestCard = { number: string; brand: CardBrand; bank: TestBank };

const visa = (number: string, bank: TestBank): TestCard => ({ number, brand: 'VISA', bank });

/**
 * The only cards that the sandbox accepts. They are identified by their names, so that no number ever leaves the browser, not
 * even a real one that is typed by mistake.
 */
export const testCards = {
  approved: visa('4242424242424242', { does: 'approve' }),
  challenge: visa('4000000000003220', { does: 'challenge', passes: true }),
  challengeFails: visa('4000008400001629', { does: 'challenge', passes: false }),
  declined: visa('4000000000000002', { does: 'refuse', failure: 'card.declined' }),
  insufficient: visa('4000000000009995', { does: 'refuse', failure: 'card.insufficient_funds' }),
  slow: visa('4000000000000077', { does: 'wait' }),
  expired: visa('4000000000000069', { does: 'refuse', failure: 'card.expired' }),
  approvedMastercard: { number: '5555555555554444', brand: 'MASTERCARD', bank: { does: 'approve' } },
  approvedAmex: { number: '378282246310005', brand: 'AMEX', bank: { does: 'approve' } },
  approvedUnionPay: { number: '6200000000000005', brand: 'UNIONPAY', bank: { does: 'approve' } },
} satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof testCards;

export const isTestCard = (name: string): name is TestCardName => Object.hasOwn(testCards, name);

export const lastFour = (name: TestCardName) => testCards[name].number.slice(-4);
