import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HelpTopic } from '#openapi/schema.gen.ts';
import { helpFor, helpTopicUrls } from '#src/domain/help/help-urls.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const help = async (language: string) =>
  (await shop.ask<HelpTopic[]>('/api/help/topics', { headers: { 'Accept-Language': language } })).body;
const names = (topics: HelpTopic[]) =>
  topics.flatMap(({ topic, answers }) => answers.map(({ answer }) => `${topic} ${answer}`));
const questions = (topics: HelpTopic[]) =>
  topics.flatMap(({ answers }) => answers.map((one) => one.question));

describe('help and support (S2.55)', () => {
  test('is said in five languages, with the same topics and answers in each', async () => {
    const all = await Promise.all(['en', 'zh', 'tr', 'ru', 'pt'].map(help));
    const [english = []] = all;
    expect(names(english).length).toBeGreaterThan(10);
    for (const topics of all) expect(names(topics)).toEqual(names(english));
    expect(new Set(all.map((topics) => questions(topics).join())).size).toBe(5);
  });

  test('has every answer and topic to which screens and the sitemap lead', async () => {
    const topics = await help('en');
    const asked = Object.values(helpFor).map((url) => new URL(url, 'http://mall').searchParams);
    expect(names(topics)).toEqual(
      expect.arrayContaining(asked.map((search) => `${search.get('topic')} ${search.get('answer')}`)),
    );
    expect(helpTopicUrls).toEqual(topics.map(({ topic }) => `/help?topic=${topic}`));
  });
});
