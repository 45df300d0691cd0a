import { eq } from 'drizzle-orm';
import { reviews } from '#service/db/schema/reviews.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import type { MyReviews } from './mine.ts';

/** Words and pictures go with the account; the stars stay in the product's count, where they name nobody. */
export const reviewData = (mine: Pick<MyReviews, 'all'>): PersonalData => ({
  async eraseUser(tx, userId) {
    await tx.delete(reviews).where(eq(reviews.userId, userId));
  },
  exportUser: async (_db, userId, language) => ({ reviews: await mine.all(userId, language) }),
});
