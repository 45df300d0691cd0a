import { existsSync } from 'node:fs';
import { inTheShop } from './import-graph.ts';

/** How a part or a screen stands; `new` is written in its story file while it is. */
export type Status = 'stable' | 'new' | 'not-yet-in-the-shop';

/** The file that a story file is about, where there is one: `design-system/cards/product/ProductCard`. */
const subjectFile = (path: string): string | undefined => {
  const file = `src/${path}.tsx`;
  return existsSync(file) ? file : undefined;
};

let shop: Set<string> | undefined;

/** The status of a story file with these tags; of one that is about no file of the mall there is none. */
export function statusOf(path: string, tags: readonly string[]): Status | undefined {
  const file = subjectFile(path);
  if (!file) return undefined;
  shop ??= inTheShop();
  if (!shop.has(file)) return 'not-yet-in-the-shop';
  return tags.includes('new') ? undefined : 'stable';
}
