import { readFileSync } from 'node:fs';
import { placeOf } from '#service/config/database-place.ts';
import type { Variables } from '#service/config/variables.ts';
import { openDatabase } from '#service/db/connect.ts';
import { newHashingKey, newSigningKey, readKeySet, writeKeySet } from '#service/platform/key-set.ts';
import { settingsStore } from '#service/platform/settings.ts';
import { keptKeys } from '#service/platform/signing-keys.ts';

const usage = [
  'npm run --silent keys -- new            a first set of keys for SIGNING_KEYS',
  'npm run --silent keys -- rotate FILE    the same set with a new key in front, which signs from then on',
  'npm run --silent keys -- export         the keys that the database holds, so that nobody is signed out by the move',
];

type KeysRun = { read: Variables; print: (line: string) => void };

/** Makes, rotates and exports signing keys on the command line. Returns the exit code. */
export async function runKeys([command, file]: readonly string[], { read, print }: KeysRun): Promise<number> {
  const set = await made();
  for (const line of typeof set === 'string' ? [set] : usage) print(line);
  return typeof set === 'string' ? 0 : 1;

  async function made(): Promise<string | undefined> {
    if (command === 'new')
      return writeKeySet({ signing: [await newSigningKey(new Date())], hashing: newHashingKey() });
    if (command === 'rotate' && file) {
      const known = readKeySet(readFileSync(file, 'utf8'));
      return known && writeKeySet({ ...known, signing: [await newSigningKey(new Date()), ...known.signing] });
    }
    return command === 'export' ? exported(read) : undefined;
  }
}

async function exported(read: Variables): Promise<string | undefined> {
  const database = await openDatabase(placeOf(read));
  try {
    const kept = await keptKeys(settingsStore(database.db));
    if (!kept) return undefined;
    const keys = [
      { ...kept.privateKey, kid: kept.keyId },
      { kty: 'oct', k: kept.secret },
    ];
    const set = readKeySet(JSON.stringify({ keys }));
    return set && writeKeySet(set);
  } finally {
    await database.close();
  }
}
