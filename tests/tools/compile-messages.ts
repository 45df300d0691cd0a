/** Compiles src/i18n/messages/*.json for the built shop: short ids, parsed messages, plain words as plain strings. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { shortId } from '../../src/i18n/short-id.ts';

const from = 'src/i18n/messages';
const to = 'src/i18n/compiled';
const literal = 0;

mkdirSync(to, { recursive: true });
for (const file of readdirSync(from).filter((name) => name.endsWith('.json'))) {
  const messages = JSON.parse(readFileSync(`${from}/${file}`, 'utf8')) as Record<string, string>;
  const compiled: Record<string, unknown> = {};
  for (const [id, text] of Object.entries(messages)) {
    const short = shortId(id);
    if (short in compiled) throw new Error(`${id}: its short id ${short} is taken; rename the message`);
    const [only, ...others] = parse(text, { shouldParseSkeletons: true });
    compiled[short] = only?.type === literal && others.length === 0 ? only.value : [only, ...others].filter(Boolean);
  }
  writeFileSync(`${to}/${file}`, JSON.stringify(compiled));
}
