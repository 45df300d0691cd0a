import { eq } from 'drizzle-orm';
import { reviews } from '#service/db/schema/reviews.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import type { MyReviews } from './mine.ts';

/** Reviews are deleted with their account; their stars stay in the rating of the product, which names nobody. */
export const reviewData = (mine: Pick<MyReviews, 'all'>): PersonalData => ({
  async eraseUser(tx, userId) {
    await tx.delete(reviews).where(eq(reviews.userId, userId));
  },
  exportUser: async (_db, userId, language) => ({ reviews: await mine.all(userId, language) }),
});
