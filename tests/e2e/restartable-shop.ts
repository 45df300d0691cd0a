import { dataFolder, type RunningShop, startShop } from '../bench/shop.ts';
import { test } from './journey.ts';

const port = Number(process.env.E2E_PORT ?? 4300) + 1;

/** A built shop on data of its own, beside the one of the journeys, that a test starts anew with other settings. */
export function restartableShop() {
  const { folder, drop } = dataFolder();
  let shop: RunningShop | undefined;
  test.afterAll(async () => {
    await shop?.stop();
    drop();
  });
  return {
    port,
    folder,
    origin: `http://localhost:${port}`,
    /** What it has printed and logged since it was last started. */
    output: () => shop?.output() ?? '',
    async restart(env: Record<string, string>) {
      await shop?.stop();
      shop = await startShop(folder, port, env);
      return shop;
    },
  };
}
