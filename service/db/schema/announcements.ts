import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, type LocalisedText, timestamptz, bigintNumber } from './columns.ts';
import { regions } from './regions.ts';
import { users } from './users.ts';

/** News of the mall for everybody in a region, or in all of them. */
export const announcements = pgTable(
  'announcements',
  {
    id: identityId('id', 100_000).primaryKey(),
    /** Null for every region. */
    regionId: bigintNumber('region_id').references(() => regions.regionId),
    title: jsonb('title').$type<LocalisedText>().notNull(),
    summary: jsonb('summary').$type<LocalisedText>().notNull(),
    /** Whole and safe: written by the mall, with paragraphs and lists only. */
    contentHtml: jsonb('content_html').$type<LocalisedText>().notNull(),
    pic: text('pic'),
    /** A path of this site, where one can act upon it. */
    link: text('link'),
    publishTime: timestamptz('publish_time').notNull(),
  },
  (table) => [index('announcements_by_time').on(table.publishTime)],
);

/** Up to when a member has read the announcements (S7.45). */
export const announcementReads = pgTable('announcement_reads', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.userId),
  readAt: timestamptz('read_at').notNull(),
});
