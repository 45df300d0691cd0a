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

/** Pictures that shoppers send: a ticket each, read and written anew before anybody sees them, used once by their owner. */
export function uploadStore({ db, clock, objects, policy, pictures }: UploadStoreParts) {
  const enqueue = encodingQueue();

  /** Reads a picture and puts it in its place; a ticket whose picture is refused is used up. */
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

    /** The key that a form may fill, by its fields alone: refuses what no ticket says, what is late and what is used. */
    async expected(fields: UploadFields): Promise<string> {
      const fileKey = policy.read(fields, clock());
      const [open] = fileKey === undefined ? [] : await db.select().from(uploads).where(isOpen(fileKey));
      if (!open) throw new Refusal('upload.unknown_file');
      return open.fileKey;
    },

    /** Stores the picture of a ticket; each ticket once, also with concurrent forms. */
    async receive(fileKey: string, file: Buffer) {
      const [claimed] = await db
        .update(uploads)
        .set({ receivedAt: clock() })
        .where(isOpen(fileKey))
        .returning();
      if (!claimed) throw new Refusal('upload.unknown_file');
      await accept(claimed, file);
    },

    /** Fetches what a browser has put into a storage elsewhere and writes it anew; done before it is attached. */
    async settle(whose: Whose, url: string) {
      const fileKey = fileKeyOf(url);
      if (fileKey === undefined) return;
      const waiting = and(ofOwner(whose, fileKey), isNull(uploads.uploadedAt));
      const [upload] = await db.select().from(uploads).where(waiting);
      const bytes = upload && (await objects.takeRaw(fileKey));
      if (upload && bytes) await accept(upload, bytes);
    },

    /** Uses a picture, once; false when it is not there, not this person's, not for this, or used before. */
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

    /** A picture of this person that waits to be used, with its sides in pixels; read first when it lies elsewhere. */
    async measure(whose: Whose, fileKey: string) {
      await this.settle(whose, publicUrlOf(fileKey));
      const [mine] = await db.select().from(uploads).where(ofOwner(whose, fileKey));
      const bytes = mine?.uploadedAt ? await objects.get(fileKey) : undefined;
      if (!bytes) return undefined;
      const { width, height } = await pictures.sidesOf(bytes);
      return { pictureUrl: publicUrlOf(fileKey), pictureWidth: width, pictureHeight: height };
    },

    /** The picture of a key, for everybody. */
    show: (fileKey: string) => objects.get(fileKey),

    /** Removes a picture that is shown no more. */
    async discard(userId: string, url: string) {
      const fileKey = fileKeyOf(url);
      if (fileKey === undefined) return;
      await removeAll(db, objects, and(eq(uploads.fileKey, fileKey), eq(uploads.userId, userId)));
    },

    /** Removes everything that a person has sent. */
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

/** How many pictures are removed together. */
const atOnce = 400;

/** Files are deleted before rows: a row without its file is found again, a file without its row never. */
async function removeAll(db: Db, objects: ObjectStore, which: ReturnType<typeof and>) {
  for (;;) {
    const rows = await db.select({ fileKey: uploads.fileKey }).from(uploads).where(which).limit(atOnce);
    const fileKeys = rows.map(({ fileKey }) => fileKey);
    if (fileKeys.length === 0) return;
    await objects.remove(fileKeys);
    await db.delete(uploads).where(inArray(uploads.fileKey, fileKeys));
  }
}
