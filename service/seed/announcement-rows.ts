import type { announcements } from '#service/db/schema/announcements.ts';
import type { LocalisedText } from '#service/db/schema/columns.ts';
import { type Catalogue, mediaUrl, readAnnouncements } from './catalogue.ts';
import type { SeedDay } from './seed-day.ts';

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
    contentHtml: paragraphs(summary),
    pic: pic && mediaUrl(pic),
    link,
    publishTime: day.hours(-hoursAgo),
  }));

const paragraphs = (text: LocalisedText) =>
  Object.fromEntries(
    Object.entries(text).map(([language, words]) => [language, `<p>${words}</p>`]),
  ) as LocalisedText;
