import type { announcements } from '#service/db/schema/announcements.ts';
import { type Catalogue, mediaUrl, readAnnouncements } from './catalogue.ts';
import type { SeedDay } from './seed-day.ts';
import { eachLanguage } from './translations.ts';

/** The announcements of the seed, for all regions and for single ones. */
export const announcementRows = (
  { regions }: Catalogue,
  day: SeedDay,
): (typeof announcements.$inferInsert)[] =>
  readAnnouncements().map(({ id, region, hoursAgo, link, pic, title, summary }) => ({
    id,
    regionId: regions.find(({ code }) => code === region)?.id ?? null,
    title,
    summary,
    contentHtml: eachLanguage(summary, (words) => `<p>${words}</p>`),
    pic: pic && mediaUrl(pic),
    link,
    publishTime: day.hours(-hoursAgo),
  }));
