import type { announcements } from '#service/db/schema/announcements.ts';
import { type Catalogue, mediaUrl, readAnnouncements } from './catalogue.ts';
import type { SeedDay } from './seed-day.ts';
import { eachLanguage } from './translations.ts';

/** What the mall has to tell on the day it is filled, of all regions and of each. */
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
