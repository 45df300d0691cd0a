import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { settings } from '#service/db/schema/settings.ts';

export type SettingsStore = ReturnType<typeof settingsStore>;

/** Key-value table of the service's own settings. */
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
    /** Removes a value if it still is this one; true for exactly one of several concurrent callers. */
    async take(key: string, value: string): Promise<boolean> {
      const taken = await db
        .delete(settings)
        .where(and(eq(settings.key, key), sql`${settings.value} = ${JSON.stringify(value)}::jsonb`))
        .returning({ key: settings.key });
      return taken.length > 0;
    },
    async remove(key: string) {
      await db.delete(settings).where(eq(settings.key, key));
    },
    /** Returns the stored value or stores a new one; concurrent callers get the same. */
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
