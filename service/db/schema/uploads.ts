import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './users.ts';

/** Leave to send one picture, and what came of it: issued, uploaded, attached (once). */
export const uploads = pgTable(
  'uploads',
  {
    fileKey: text('file_key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    purpose: text('purpose').notNull(),
    contentType: text('content_type').notNull(),
    issuedAt: timestamptz('issued_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** A browser has used the leave. */
    receivedAt: timestamptz('received_at'),
    /** The picture was read, written anew and lies in the storage. */
    uploadedAt: timestamptz('uploaded_at'),
    attachedAt: timestamptz('attached_at'),
  },
  (table) => [
    index('uploads_by_user').on(table.userId),
    index('uploads_unused')
      .on(table.issuedAt)
      .where(sql`${table.attachedAt} is null`),
    check('uploads_purpose', sql`${table.purpose} in ('review', 'avatar', 'refund', 'chat')`),
  ],
);
