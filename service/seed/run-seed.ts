import { openDatabase } from '#service/db/connect.ts';
import { scaleMall } from './scale.ts';
import { seedDatabase } from './seed.ts';

type SeedRun = {
  /** DATABASE_URL or DATA_DIR says which database is filled. */
  env: { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined };
  print: (line: string) => void;
};

const usage = 'npm run seed -- [--products N]   fills an empty database; with N, up to so many products';
const productsMax = 1_000_000;

/** The seed of the command line. Answers the exit code. */
export async function runSeed(words: readonly string[], { env, print }: SeedRun): Promise<number> {
  const [flag, figure] = words;
  const wanted = Number(figure);
  const fits = Number.isInteger(wanted) && wanted > 0 && wanted <= productsMax;
  if (words.length > 0 && (flag !== '--products' || !fits)) {
    print(usage);
    return 1;
  }
  const began = performance.now();
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await database.migrate();
    await seedDatabase(database);
    const products = flag
      ? await scaleMall(database, wanted, (done) => print(`Filling the shop: ${Math.round(done * 100)} %`))
      : undefined;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    print(products ? `${products} products, in ${seconds} s` : `The catalogue is in, in ${seconds} s`);
    return 0;
  } finally {
    await database.close();
  }
}
