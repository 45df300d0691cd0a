import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PartPlaces } from '#src/domain/part-places.ts';

/** Characters of markup that are kept, of all parts together. */
const most = 6_000_000;

const kept = new LRUCache<string, string>({ maxSize: most, sizeCalculation: (markup) => markup.length + 1 });

/** Forgets the markup of all parts. */
export const forgetParts = () => kept.clear();

/** The element around a part while its page is rendered. No text of a page can name it, since nobody is told. */
const mark = `part-${randomBytes(8).toString('hex')}`;
const marks = new RegExp(`<${mark} id="(\\d+)">|</${mark}>`, 'g');

type Part = { key: string; markup: string | undefined };

export type KeptParts = PartPlaces & {
  /** The rendered page with the markup of all parts in their places; what had to be rendered is kept. */
  whole: (html: string) => string;
};

/** The kept parts of one page; `scope` is what all of them depend on. */
export function keptParts(scope: readonly unknown[]): KeptParts {
  const scopeKey = keyOf(scope);
  const parts: Part[] = [];
  return {
    place(name, of) {
      const key = keyOf([scopeKey, name, of]);
      const markup = kept.get(key);
      const id = parts.push({ key, markup }) - 1;
      return { mark, id, isKept: markup !== undefined };
    },
    whole(html) {
      const around: { part: Part; pieces: string[] }[] = [];
      let pieces: string[] = [];
      let from = 0;
      for (const { 0: found, 1: id, index } of html.matchAll(marks)) {
        pieces.push(html.slice(from, index));
        from = index + found.length;
        const part = parts[Number(id)];
        if (part) {
          around.push({ part, pieces });
          pieces = [];
          continue;
        }
        const outer = around.pop();
        if (!outer) throw new Error('A part of the page ends that has not begun.');
        const markup = outer.part.markup ?? keep(outer.part.key, pieces.join(''));
        pieces = outer.pieces;
        pieces.push(markup);
      }
      return [...pieces, html.slice(from)].join('');
    },
  };
}

function keep(key: string, piece: string): string {
  // Copied: a piece cut out of a page would hold all of the page in memory.
  const markup = Buffer.from(piece).toString();
  kept.set(key, markup);
  return markup;
}

const keyOf = (of: readonly unknown[]) => hash('sha256', JSON.stringify(of), 'base64');
