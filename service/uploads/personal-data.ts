import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { uploads } from '#service/db/schema/uploads.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { publicUrlOf, type UploadPurpose } from './rules.ts';

const longAgo = new Date(0);

export const uploadData: PersonalData = {
  /** Marks the pictures as unused, so that the job `clean-uploads` deletes them: files cannot be deleted in a transaction. */
  async eraseUser(tx, userId) {
    await tx
      .update(uploads)
      .set({ attachedAt: null, issuedAt: longAgo, expiresAt: longAgo })
      .where(eq(uploads.userId, userId));
  },
  async exportUser(db, userId) {
    const sent = await db
      .select({ fileKey: uploads.fileKey, purpose: uploads.purpose, at: uploads.uploadedAt })
      .from(uploads)
      .where(and(eq(uploads.userId, userId), isNotNull(uploads.uploadedAt)))
      .orderBy(asc(uploads.uploadedAt));
    return {
      uploads: sent.map(({ fileKey, purpose, at }) => ({
        purpose: purpose as UploadPurpose,
        pictureUrl: publicUrlOf(fileKey),
        at: (at ?? longAgo).toISOString(),
      })),
    };
  },
};
