import type { Clock } from '#service/domain/clock.ts';
import type { SettingsStore } from './settings.ts';

const name = 'clock-offset-ms';

export type ShopClock = Awaited<ReturnType<typeof openShopClock>>;

/**
 * The shop's clock, which the desk can put forward to try what happens later. The shift is stored in the database, so that time
 * does not run backwards at the next start.
 */
export async function openShopClock(settings: SettingsStore, base: Clock) {
  const read = async () => Number((await settings.read(name)) ?? 0);
  let offset = await read();
  const set = async (milliseconds: number) => {
    await settings.write(name, milliseconds);
    offset = milliseconds;
  };
  return {
    now: () => (offset === 0 ? base() : new Date(base().getTime() + offset)),
    /** Reads the shift that another process has set. */
    async reload() {
      offset = await read();
    },
    shift: async (milliseconds: number) => set((await read()) + milliseconds),
    reset: () => set(0),
  };
}
