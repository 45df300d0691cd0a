import { readFileSync } from 'node:fs';
import { type KeySet, readKeySet } from '#service/platform/key-set.ts';
import type { Variables } from './variables.ts';

/** The operator's keys, from `SIGNING_KEYS` or its file; undefined when the database holds keys. */
export function signingKeysOf({ SIGNING_KEYS, SIGNING_KEYS_FILE }: Variables): KeySet | undefined {
  const text = SIGNING_KEYS ?? (SIGNING_KEYS_FILE && readFileSync(SIGNING_KEYS_FILE, 'utf8'));
  return text === undefined ? undefined : readKeySet(text);
}
