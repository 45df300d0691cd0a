import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { UploadTickets } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { uploads } from '#service/db/schema/uploads.ts';
import { type Clock, daysAfter, minutesAfter } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { pictureBytesMax } from '#openapi/limits.ts';
import {
  fileKeyOf,
  publicUrlOf,
  ticketMinutes,
  unusedDays,
  type UploadPurpose,
  type UploadType,
  uploadTypes,
} from './rules.ts';
import { encodingQueue } from '#service/media/encoding-queue.ts';
import type { ObjectStore } from './object-store.ts';
import type { PictureWork } from './picture-work.ts';
import type { Policy } from './policy.ts';
import type { UploadFields } from './read-form.ts';

type UploadStoreParts = { db: Db; clock: Clock; objects: ObjectStore; policy: Policy; pictures: PictureWork };
type Wanted = { purpose: UploadPurpose; contentType: UploadType; count: number };
type Whose = { userId: string; purpose: UploadPurpose };

export type UploadStore = ReturnType<typeof uploadStore>;

/** Uploaded pictures: each needs a ticket, is re-encoded before it is shown, and can be used once, by its owner. */
export function uploadStore({ db, clock, objects, policy, pictures }: UploadStoreParts) {
  const enqueue = encodingQueue();

  /** Re-encodes and stores a picture; throws the refusals of `reencodeImage`. The ticket is used up even then. */
  async function accept(upload: typeof uploads.$inferSelect, bytes: Buffer) {
    const { fileKey, contentType } = upload;
    const purpose = upload.purpose as UploadPurpose;
    await objects.put(
      fileKey,
      await enqueue(() => pictures.reencodeImage(bytes, purpose, contentType), false),
    );
    await db.update(uploads).set({ uploadedAt: clock() }).where(eq(uploads.fileKey, fileKey));
  }

  const isOpen = (fileKey: string) =>
    and(eq(uploads.fileKey, fileKey), isNull(uploads.receivedAt), gt(uploads.expiresAt, clock()));

  const ofOwner = ({ userId, purpose }: Whose, fileKey: string) =>
    and(eq(uploads.fileKey, fileKey), eq(uploads.userId, userId), eq(uploads.purpose, purpose));

  return {
    /** Issues upload tickets (D21). */
    async issue(userId: string, { purpose, contentType, count }: Wanted): Promise<UploadTickets> {
      const now = clock();
      const expiresAt = minutesAfter(now, ticketMinutes);
      const day = now.toISOString().slice(2, 10).replaceAll('-', '');
      const fileKeys = Array.from(
        { length: count },
        () => `${purpose}/${day}/${randomBytes(16).toString('hex')}.webp`,
      );
      await db
        .insert(uploads)
        .values(
          fileKeys.map((fileKey) => ({ fileKey, userId, purpose, contentType, issuedAt: now, expiresAt })),
        );
      const tickets = await Promise.all(
        fileKeys.map(async (fileKey) => ({
          fileKey,
          ...(await objects.ticket({ fileKey, contentType, expiresAt })),
          method: 'POST' as const,
          publicUrl: publicUrlOf(fileKey),
        })),
      );
      return {
        expireAt: expiresAt.toISOString(),
        maxBytes: pictureBytesMax,
        contentTypes: [...uploadTypes],
        tickets,
      };
    },

    /** The file key of an upload form, by its fields; refuses an unknown, expired or used ticket (`upload.unknown_file`). */
    async expected(fields: UploadFields): Promise<string> {
      const fileKey = policy.read(fields, clock());
      const [open] = fileKey === undefined ? [] : await db.select().from(uploads).where(isOpen(fileKey));
      if (!open) throw new Refusal('upload.unknown_file');
      return open.fileKey;
    },

    /** Stores the picture of a ticket; refuses a second upload, also a concurrent one (`upload.unknown_file`). */
    async receive(fileKey: string, file: Buffer) {
      const [claimed] = await db
        .update(uploads)
        .set({ receivedAt: clock() })
        .where(isOpen(fileKey))
        .returning();
      if (!claimed) throw new Refusal('upload.unknown_file');
      await accept(claimed, file);
    },

    /**
     * Fetches a picture that a browser has uploaded to another storage, and stores it re-encoded. Must be called before `attach`.
     * Does nothing when that is done already or the service received the picture itself; refuses an invalid one.
     */
    async settle(whose: Whose, url: string) {
      const fileKey = fileKeyOf(url);
      if (fileKey === undefined) return;
      const waiting = and(ofOwner(whose, fileKey), isNull(uploads.uploadedAt));
      const [upload] = await db.select().from(uploads).where(waiting);
      const bytes = upload && (await objects.takeRaw(fileKey));
      if (upload && bytes) await accept(upload, bytes);
    },

    /** Marks a picture as used; false when it is missing, of another member or purpose, or used before. */
    async attach(tx: Db, whose: Whose, url: string): Promise<boolean> {
      const fileKey = fileKeyOf(url);
      if (fileKey === undefined) return false;
      const attached = await tx
        .update(uploads)
        .set({ attachedAt: clock() })
        .where(and(ofOwner(whose, fileKey), isNotNull(uploads.uploadedAt), isNull(uploads.attachedAt)))
        .returning({ fileKey: uploads.fileKey });
      return attached.length > 0;
    },

    /** The URL and sides in pixels of an uploaded picture; undefined when it is missing or of another member or purpose. */
    async measure(whose: Whose, fileKey: string) {
      await this.settle(whose, publicUrlOf(fileKey));
      const [mine] = await db.select().from(uploads).where(ofOwner(whose, fileKey));
      const bytes = mine?.uploadedAt ? await objects.get(fileKey) : undefined;
      if (!bytes) return undefined;
      const { width, height } = await pictures.sidesOf(bytes);
      return { pictureUrl: publicUrlOf(fileKey), pictureWidth: width, pictureHeight: height };
    },

    /** The bytes of a picture, for everybody; undefined when there is none. */
    show: (fileKey: string) => objects.get(fileKey),

    /** Deletes a picture of this member that is not shown any more. */
    async discard(userId: string, url: string) {
      const fileKey = fileKeyOf(url);
      if (fileKey === undefined) return;
      await removeAll(db, objects, and(eq(uploads.fileKey, fileKey), eq(uploads.userId, userId)));
    },

    /** Deletes all pictures of a member. */
    discardAll: (userId: string) => removeAll(db, objects, eq(uploads.userId, userId)),

    /** Removes pictures that were not used within a day. */
    sweep: () =>
      removeAll(
        db,
        objects,
        and(isNull(uploads.attachedAt), lt(uploads.issuedAt, daysAfter(clock(), -unusedDays))),
      ),
  };
}

/** Pictures that are deleted together. */
const atOnce = 400;

/** Deletes files before rows: after a crash a row without file is found again, a file without row would be lost. */
async function removeAll(db: Db, objects: ObjectStore, which: ReturnType<typeof and>) {
  for (;;) {
    const rows = await db.select({ fileKey: uploads.fileKey }).from(uploads).where(which).limit(atOnce);
    const fileKeys = rows.map(({ fileKey }) => fileKey);
    if (fileKeys.length === 0) return;
    await objects.remove(fileKeys);
    await db.delete(uploads).where(inArray(uploads.fileKey, fileKeys));
  }
}
