import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { postgresMissing, startPostgres } from '../service/postgres.ts';
import { buildHere, buildOf } from './build-of.ts';
import { type Anew, anewPages, pagesAnew } from './pages-anew.ts';
import { dataFolder, startShop } from './shop.ts';

const rounds = 5;
const warmUpSeconds = 3;
const seconds = 3;

type Name = keyof typeof anewPages;
const names = Object.keys(anewPages) as Name[];

/**
 * Builds this folder and a commit (in place of it a folder with a build: then nothing is built), runs both beside each other on a database of their own and asks them in turns, so that
 * whatever else the machine does meets both. Prints a table for docs/performance.md: medians of the rounds, and the ratio
 * of each round's processor time with its least and greatest.
 */
export async function compareWith(commit: string, port: number) {
  const isBuilt = existsSync(join(commit, 'dist/service/main.js'));
  const short = isBuilt ? commit : git('rev-parse', '--short', commit);
  const old = isBuilt ? { root: commit, drop() {} } : buildOf(commit);
  try {
    if (!isBuilt) buildHere();
    const place = `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}`;
    console.log(
      `\n${new Date().toISOString().slice(0, 10)}, ${place}; ${short} → ${git('rev-parse', '--short', 'HEAD')}`,
    );
    console.log(
      `\n| page, made anew | before: a second, ms each | now: a second, ms each | times less processor time (rounds) |`,
    );
    console.log('|---|---|---|---|');
    await table('PGlite', old.root, port);
    if (postgresMissing) console.log(`\nPostgreSQL not measured: ${postgresMissing}`);
    else await table('PostgreSQL', old.root, port);
    console.log(`\nload average at the end: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    old.drop();
  }
}

async function table(database: 'PGlite' | 'PostgreSQL', oldRoot: string, port: number) {
  const cluster = database === 'PostgreSQL' ? await startPostgres() : undefined;
  const open = async (root: string, place: number) => {
    const { folder, drop } = dataFolder();
    const env = {
      PAGE_CACHE_MS: '0',
      LOG_LEVEL: 'error',
      STOP_GRACE_MS: '0',
      ...(cluster && { DATABASE_URL: await cluster.databaseUrl() }),
    };
    const shop = await startShop(folder, port + place, env, root);
    return { shop, close: () => shop.stop().then(drop) };
  };
  const before = await open(oldRoot, 0);
  const now = await open('.', 1);
  for (const name of names) {
    const found: { before: Anew; now: Anew }[] = [];
    for (const { shop } of [before, now]) await pagesAnew(shop, anewPages[name], warmUpSeconds);
    for (let round = 0; round < rounds; round += 1)
      found.push({
        before: await pagesAnew(before.shop, anewPages[name], seconds),
        now: await pagesAnew(now.shop, anewPages[name], seconds),
      });
    console.log(row(`${name}, ${database}`, found));
  }
  await before.close();
  await now.close();
  cluster?.stop();
}

function row(title: string, found: { before: Anew; now: Anew }[]): string {
  const figures = (which: 'before' | 'now') => {
    const failed = found.reduce((sum, round) => sum + round[which].failed, 0);
    const figure = `${middle(found.map((round) => round[which].perSecond)).toFixed(0)}/s, ${middle(found.map((round) => round[which].cpuMs)).toFixed(1)} ms`;
    return failed > 0 ? `${figure}, ${failed} failed` : figure;
  };
  const ratios = found.map((round) => round.before.cpuMs / round.now.cpuMs).toSorted((a, b) => a - b);
  const spread = `${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)}`;
  return `| ${title} | ${figures('before')} | ${figures('now')} | **${middle(ratios).toFixed(2)}** (${spread}) |`;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
