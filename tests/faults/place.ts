import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../service/free-port.ts';
import { startPostgres } from '../service/postgres.ts';
import { type ShopProcess, shopProcess } from '../service/shop-process.ts';

type Wanted = {
  /** Another address of the database than its own, such as a proxy's. */
  through?: (databaseUrl: string) => string;
  env?: Record<string, string>;
  dataDir?: string;
};

export type Place = Awaited<ReturnType<typeof openPlace>>;

/** Room for built shops and, if one is wanted, a PostgreSQL; everything is gone when it is closed. */
export async function openPlace(on: 'PGlite' | 'PostgreSQL', settings: { tables?: string } = {}) {
  const folders: string[] = [];
  const removeFolders = () => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeFolders);
  const shops: ShopProcess[] = [];
  const cluster = on === 'PostgreSQL' ? await startPostgres(settings) : undefined;
  const databaseUrl = await cluster?.databaseUrl();

  return {
    cluster,
    databaseUrl,
    /** A shop that is not started yet, on a folder of its own unless another is given. */
    async shop({ through = (url) => url, env = {}, dataDir }: Wanted = {}) {
      const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'mall-fault-'));
      if (!dataDir) folders.push(folder);
      const made = shopProcess({
        port: await freePort(),
        dataDir: folder,
        built: true,
        env,
        ...(databaseUrl && { databaseUrl: through(databaseUrl) }),
      });
      shops.push(made);
      return { ...made, dataDir: folder };
    },
    async close() {
      for (const shop of shops) await shop.kill();
      cluster?.stop();
      removeFolders();
    },
  };
}
