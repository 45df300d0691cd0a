/**
 * Compiles src/i18n/messages/*.json for the built shop: short ids, parsed messages, plain words as plain strings; in five
 * parts: the words of the first view of a browsing page, what other screens say besides, what screens of orders alone say, what
 * comes when it is asked for, and those of heads, which only the server says. Also types the words for the plays of the workbench.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { shortId } from '../../src/i18n/short-id.ts';
import { firstFiles, orderedFiles, screenFiles } from './first-files.ts';
import { typeWords } from './type-words.ts';

const from = 'src/i18n/messages';
const to = 'src/i18n/compiled';
const literal = 0;

const extracted = JSON.parse(
  execFileSync(
    'node_modules/.bin/formatjs',
    ['extract', 'src/**/*.{ts,tsx}', '--ignore', '**/*.d.ts', '--extract-source-location', '--throws'],
    { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  ),
) as Record<string, { file: string }>;
const early = firstFiles();
const onScreens = screenFiles();
const ordered = orderedFiles();
const parts = ['first', 'rest', 'orders', 'late', 'head'] as const;

function partOf(id: string): (typeof parts)[number] {
  const file = (extracted[id]?.file ?? '').replace(/^.*?(?=src\/)/, '');
  if (file.startsWith('src/app/head/')) return 'head';
  if (early.has(file)) return 'first';
  if (onScreens.has(file)) return 'rest';
  return ordered.has(file) ? 'orders' : 'late';
}

function compiled(text: string) {
  const [only, ...others] = parse(text, { shouldParseSkeletons: true });
  return only?.type === literal && others.length === 0 ? only.value : [only, ...others].filter(Boolean);
}

for (const part of parts) mkdirSync(`${to}/${part}`, { recursive: true });
for (const file of readdirSync(from).filter((name) => name.endsWith('.json'))) {
  const messages = JSON.parse(readFileSync(`${from}/${file}`, 'utf8')) as Record<string, string>;
  const words: Record<(typeof parts)[number], Record<string, unknown>> = {
    first: {},
    rest: {},
    orders: {},
    late: {},
    head: {},
  };
  for (const [id, text] of Object.entries(messages)) {
    const short = shortId(id);
    if (parts.some((part) => short in words[part]))
      throw new Error(`${id}: its short id is taken; rename the message`);
    words[partOf(id)][short] = compiled(text);
  }
  for (const part of parts) writeFileSync(`${to}/${part}/${file}`, JSON.stringify(words[part]));
}
typeWords(from);
