import { createService } from '#service/composition/create-service.ts';
import type { ServiceOptions } from '#service/config/options.ts';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import { openFilled } from '../filled-database.ts';
import { seedDatabase } from '#service/seed/seed.ts';

export const regionIds = {
  LK: 659_006_000_343,
  CN: 100_000_000_000,
  LA: 659_006_000_408,
  TR: 659_006_000_409,
};

type Place = {
  databaseUrl?: string;
  sample?: number;
  rateLimitFactor?: number;
  frontPurge?: ServiceOptions['frontPurge'];
};
type Query = Record<string, string | number | boolean>;

export type Mall = Awaited<ReturnType<typeof openMall>>;

/** The mall with its real catalogue, on a clock that stands still, with every answer checked against the description. */
export async function openMall({ databaseUrl, sample, rateLimitFactor = 10_000, frontPurge }: Place = {}) {
  const clock = () => new Date('2026-11-21T20:00:00Z');
  const fill = (empty: Database) =>
    seedDatabase(empty, { now: clock(), ...(sample !== undefined && { sample }) });
  const database = databaseUrl
    ? await openDatabase({ databaseUrl })
    : await openFilled(`mall-${sample ?? 'whole'}`, fill);
  if (databaseUrl) {
    await database.migrate();
    await fill(database);
  }
  const service = await createService({
    database,
    clock,
    options: {
      checkAnswers: true,
      rateLimitFactor,
      frontPurge,
      log: (line) => console.error(JSON.stringify(line)),
    },
  });

  async function ask(path: string, query: Query, language: string) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const request = new Request(`http://localhost:3000/api${path}?${search.toString()}`, {
      headers: { 'Accept-Language': language },
    });
    return service.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  }

  return {
    database,
    service,
    /** The answer of a public operation; in Sri Lanka and in English when nothing else is said. */
    async get<T>(path: string, query: Query = {}, language = 'en-US'): Promise<T> {
      const response = await ask(path, { regionId: regionIds.LK, ...query }, language);
      const body: unknown = await response.json();
      if (response.status !== 200) throw new Error(`${path} answered ${JSON.stringify(body)}`);
      return body as T;
    },
    async status(path: string, query: Query = {}): Promise<number> {
      return (await ask(path, { regionId: regionIds.LK, ...query }, 'en-US')).status;
    },
    async close() {
      await service.stop();
      await database.close();
    },
  };
}
