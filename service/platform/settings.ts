import { and, eq, sql } from 'drizzle-orm';
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
    /** Removes a value if it is this one; true for the one caller who did. */
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
