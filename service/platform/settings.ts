import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { settings } from '#service/db/schema/settings.ts';

export type SettingsStore = ReturnType<typeof settingsStore>;

/** What the service itself remembers, by name. */
export function settingsStore(db: Db) {
  async function read(key: string): Promise<unknown> {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
    return row?.value;
  }
  return {
    read,
    async write(key: string, value: unknown) {
      await db
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    },
    /** The value that is there; else makes one and keeps it. Two that make one at once get the same. */
    async keep(key: string, make: () => Promise<unknown>): Promise<unknown> {
      const known = await read(key);
      if (known !== undefined) return known;
      await db
        .insert(settings)
        .values({ key, value: await make() })
        .onConflictDoNothing();
      return read(key);
    },
  };
}
