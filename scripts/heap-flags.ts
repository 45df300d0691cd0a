import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How `npm start` bounds the memory of the shop: the flags of Node in its command. None in a checkout that has none. */
export function heapFlags(checkout = ''): string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--max-'));
}
