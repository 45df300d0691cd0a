import { existsSync, rmSync } from 'node:fs';
import { Hono } from 'hono';
import {
  allKept,
  allowance,
  baselines,
  compare,
  type Difference,
  keep,
  keepBrowser,
  kept,
} from './baseline.ts';
import { mosaic } from './mosaic.ts';

/** What became of a run's pictures. */
export type Findings = {
  taken: Set<string>;
  anew: Set<string>;
  different: Map<string, Difference>;
};

/**
 * Judges pictures as they are handed in (`POST /pictures?name=…`), or keeps them where that is wished. Photographs of
 * the workbench at `root` are a mosaic of their colours: size, crop and place are seen, and a set of pictures stays
 * small enough to be kept.
 */
export function judgePictures(root: string, accept: boolean): { app: Hono; findings: Findings } {
  const findings: Findings = { taken: new Set(), anew: new Set(), different: new Map() };
  const app = new Hono()
    .get('/media/*', async ({ req, body }, next) => {
      const path = root + decodeURIComponent(req.path);
      if (!/\.(webp|jpe?g|png|avif)$/.test(path) || !existsSync(path)) return next();
      return body(await mosaic(path), 200, { 'content-type': 'image/png' });
    })
    .post('/pictures', async ({ req, json }) => {
      const { name = '', browser = '', last } = req.query();
      const path = `${baselines}/${name}.webp`;
      const after = Buffer.from(await req.arrayBuffer());
      const before = kept(path);
      findings.taken.add(name);
      const found = before ? await compare(before, after, allowance(browser)) : { after };
      if (!found) return json({});
      if (last === undefined) return json({ fault: 'differs' });
      if (accept) {
        await keep(path, after);
        keepBrowser(browser);
        findings.anew.add(name);
        return json({});
      }
      findings.different.set(name, found);
      return json({ fault: found.pixels ? `${found.pixels} pixels differ` : 'no picture is kept yet' });
    });
  return { app, findings };
}

/** Kept pictures that no story has any more; where new looks are wanted, they go. */
export function outlived({ taken }: Findings, accept: boolean): string[] {
  const names = allKept().filter((name) => !taken.has(name));
  if (accept) for (const name of names) rmSync(`${baselines}/${name}.webp`);
  return names;
}
