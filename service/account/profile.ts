import { eq } from 'drizzle-orm';
import type { UserInfoUpdate } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { users } from '#service/db/schema/users.ts';
import { checkBirthDate } from './birth-date.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type Whose = { userId: string; purpose: 'avatar' };

/** Interface of the uploaded pictures that a profile uses. */
type Pictures = {
  /** Checks a picture that was uploaded to another storage, unless it is checked already; refuses what is no picture. */
  settle(whose: Whose, url: string): Promise<void>;
  /** Marks a picture as used, in the transaction; false when this person has not uploaded it for this purpose. */
  attach(tx: Db, whose: Whose, url: string): Promise<boolean>;
  discard(userId: string, url: string): Promise<void>;
};

export type ProfileStore = ReturnType<typeof profileStore>;

/** Name, picture, sex and date of birth of a member (S3.3). */
export function profileStore(db: Db, uploads: Pictures, clock: Clock) {
  return {
    /**
     * Replaces the whole profile. `avatarUrl` must be the present picture or one that this person has uploaded; refuses others
     * (`upload.foreign_url`).
     */
    async update(userId: string, { avatarUrl, birthDate, nickName, sex }: UserInfoUpdate, timeZone: string) {
      const name = nickName.trim();
      if (name === '')
        throw new Refusal('request.invalid', { fields: [{ field: '/nickName', code: 'required' }] });
      checkBirthDate(birthDate, timeZone, clock());
      const whose = { userId, purpose: 'avatar' } as const;
      if (avatarUrl !== null) await settled(uploads, whose, avatarUrl);
      const before = await inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const [user] = await tx
          .select({ avatarUrl: users.avatarUrl })
          .from(users)
          .where(eq(users.userId, userId));
        if (!user) throw notFound();
        const isNew = avatarUrl !== null && avatarUrl !== user.avatarUrl;
        if (isNew && !(await uploads.attach(tx, whose, avatarUrl))) throw foreign();
        await tx
          .update(users)
          .set({ avatarUrl, birthDate, nickName: name, sex })
          .where(eq(users.userId, userId));
        return user.avatarUrl;
      });
      if (before !== null && before !== avatarUrl) await uploads.discard(userId, before);
    },
  };
}

const foreign = () =>
  new Refusal('upload.foreign_url', { fields: [{ field: '/avatarUrl', code: 'upload.foreign_url' }] });

/** A picture in another storage is read here for the first time; refuses a file that is no picture (`upload.unreadable`). */
async function settled(uploads: Pictures, whose: { userId: string; purpose: 'avatar' }, avatarUrl: string) {
  try {
    await uploads.settle(whose, avatarUrl);
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    throw new Refusal('upload.unreadable', { fields: [{ field: '/avatarUrl', code: 'upload.unreadable' }] });
  }
}
