import { existsSync } from 'node:fs';
import { Hono } from 'hono';
import type { KeptPictures } from './baseline.ts';
import { compare, type Difference } from './compare.ts';
import { mosaic } from './mosaic.ts';

/** What became of a run's pictures. */
export type Findings = {
  taken: Set<string>;
  anew: Set<string>;
  different: Map<string, Difference>;
};

type JudgeOptions = {
  /** The folder of the built workbench. */
  root: string;
  pictures: KeptPictures;
  /** New looks are kept and no fault. */
  accept: boolean;
  /** The part of a picture's pixels that may differ, besides the few of `compare`. */
  allowed?: number;
};

/**
 * Judges pictures as they are handed in (`POST /pictures?name=…`; `glance` asks only whether it is a known one, `last`
 * says that no other try comes), or keeps them where that is wished. Photographs of the workbench are a mosaic of their colours: size, crop and place are seen, and
 * a set of pictures stays small enough to be kept.
 */
export function judgePictures({ root, pictures, accept, allowed = 0 }: JudgeOptions): {
  app: Hono;
  findings: Findings;
} {
  const findings: Findings = { taken: new Set(), anew: new Set(), different: new Map() };
  const app = new Hono()
    .get('/media/*', async ({ req, body }, next) => {
      const path = root + decodeURIComponent(req.path);
      if (!/\.(webp|jpe?g|png|avif)$/.test(path) || !existsSync(path)) return next();
      return body(await mosaic(path), 200, { 'content-type': 'image/png' });
    })
    .post('/pictures', async ({ req, json }) => {
      const { name = '', glance, last } = req.query();
      const after = Buffer.from(await req.arrayBuffer());
      const before = pictures.find(name);
      findings.taken.add(name);
      if (pictures.isKnown(name, after)) return json({});
      if (glance !== undefined) return json({ fault: 'is not known' });
      const found = before ? await compare(before, after, allowed) : { after };
      if (!found) {
        pictures.know(name, after);
        return json({});
      }
      if (last === undefined) return json({ fault: 'differs' });
      if (accept) {
        await pictures.keep(name, after);
        pictures.know(name, after);
        findings.anew.add(name);
        return json({});
      }
      findings.different.set(name, found);
      return json({ fault: found.pixels ? `${found.pixels} pixels differ` : 'no picture is kept yet' });
    });
  return { app, findings };
}
