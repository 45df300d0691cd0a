import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageIdsIn } from '../../scripts/message-ids.ts';
import { text } from './source.ts';

const imported = /(?:from|import\()\s*'(#src\/|\.\.?\/)([^']+)'/g;

type Found = { imports: string[]; ids: string[] };
const found = new Map<string, Found>();

function read(file: string): Found {
  const source = text(file);
  const imports = [...source.matchAll(imported)].map(([, root = '', path = '']) =>
    root === '#src/' ? `src/${path}` : join(dirname(file), root, path),
  );
  const known = { imports, ids: messageIdsIn(source) };
  found.set(file, known);
  return known;
}

const look = (file: string) => found.get(file) ?? read(file);

/** What a file loads of `src/` and of its neighbours, at once or later, itself included. */
function loaded(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const path of look(file).imports) loaded(path, seen);
  return seen;
}

/** The ids of the messages that a file can show. */
export const reachedMessages = (file: string): Set<string> =>
  new Set([...loaded(file)].flatMap((one) => look(one).ids));
