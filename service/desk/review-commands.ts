import { DeskFault } from './desk-fault.ts';
import type { DeskReviewStore } from './review-queries.ts';
import { wholeNumber } from './whole-number.ts';

type Parts = { reviews: DeskReviewStore };
type Command = (parts: Parts, ...words: string[]) => Promise<string[]>;

export const reviewUsage = [
  'desk reviews [prodId]                           the newest reviews of members, or all of a product',
  'desk review-reply <prodCommId> <text>           answer a review as the shop; everybody reads it',
];

const replyMax = 1_000;

async function reviews({ reviews: store }: Parts, prodId?: string): Promise<string[]> {
  const rows = await store.list(prodId === undefined ? undefined : wholeNumber(prodId, 'prodId'), 50);
  if (rows.length === 0) return ['No reviews.'];
  return rows.map(({ prodCommId, score, language, product, content, reply: answered, createdAt }) =>
    [
      prodCommId,
      `${score} stars`,
      language,
      product,
      createdAt.toISOString(),
      content.replaceAll(/\s+/g, ' '),
      answered === null ? 'not answered' : `answered: ${answered}`,
    ].join('  '),
  );
}

async function reply({ reviews: store }: Parts, prodCommId = '', ...words: string[]): Promise<string[]> {
  const text = words.join(' ').trim();
  if (text === '' || text.length > replyMax)
    throw new DeskFault(`An answer has 1 to ${replyMax} characters.`);
  if (!(await store.reply(wholeNumber(prodCommId, 'prodCommId'), text)))
    throw new DeskFault('There is no such review.');
  return [`Review ${prodCommId} is answered.`];
}

export const reviewCommands: Record<string, Command> = { reviews, 'review-reply': reply };
