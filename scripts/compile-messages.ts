/**
 * Compiles src/i18n/messages/*.json for the built shop: short ids, parsed messages, plain words as plain strings; in five
 * parts: the words of the first view of a browsing page, what other screens say besides, what screens of orders alone say, what
 * comes when it is asked for, and those of heads, which only the server says. What the service says is written for the service,
 * under whole ids. Also types the words for the plays of the workbench.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { shortId } from '../src/i18n/short-id.ts';
import { firstFiles, messagesIn, orderedFiles, screenFiles } from './first-files.ts';
import { typeWords } from './type-words.ts';

const from = 'src/i18n/messages';
const to = 'src/i18n/compiled';
const heads = 'src/app/head';
const serviceWords = 'service/domain/words.gen.json';
const literal = 0;

const early = messagesIn(firstFiles());
const onScreens = messagesIn(screenFiles());
const ordered = messagesIn(orderedFiles());
const ofHeads = messagesIn(readdirSync(heads).map((name) => join(heads, name)));
const ofService = messagesIn(
  readdirSync('service', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('service', name)),
);
const parts = ['first', 'rest', 'orders', 'late', 'head'] as const;

/** Of the files that declare a message, the one that is loaded first decides when its words come. */
function partOf(id: string): (typeof parts)[number] {
  if (early.has(id)) return 'first';
  if (onScreens.has(id)) return 'rest';
  if (ordered.has(id)) return 'orders';
  return ofHeads.has(id) ? 'head' : 'late';
}

function compiled(text: string) {
  const [only, ...others] = parse(text, { shouldParseSkeletons: true });
  return only?.type === literal && others.length === 0 ? only.value : [only, ...others].filter(Boolean);
}

/** A text of the service: nothing formats it, so that it takes no values. */
function plain(id: string, text: string): string {
  const words = compiled(text);
  if (typeof words !== 'string') throw new Error(`${id} is said by the service and cannot take values`);
  return words;
}

const saidByService: Record<string, Record<string, string>> = {};
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
  const ownWords: Record<string, string> = {};
  for (const [id, text] of Object.entries(messages)) {
    if (ofService.has(id)) {
      ownWords[id] = plain(id, text);
      continue;
    }
    const short = shortId(id);
    if (parts.some((part) => short in words[part]))
      throw new Error(
        `${id}: its short id is taken; give the message another id in the component that says it`,
      );
    words[partOf(id)][short] = compiled(text);
  }
  for (const part of parts) writeFileSync(`${to}/${part}/${file}`, JSON.stringify(words[part]));
  saidByService[file.replace('.json', '')] = ownWords;
}
writeFileSync(serviceWords, `${JSON.stringify(saidByService)}\n`);
typeWords(from, ofService);
