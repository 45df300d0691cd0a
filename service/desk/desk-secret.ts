import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File permissions: only the owner reads and writes. */
const ownerOnly = 0o600;
const bytes = 32;
const shortest = 32;

const fileIn = (dataDir: string) => join(dataDir, 'desk-secret');

/** The secret by which programs of this machine may use the tools under /dev; undefined when it does not exist yet. */
export function readDeskSecret(dataDir: string): string | undefined {
  try {
    const secret = readFileSync(fileIn(dataDir), 'utf8').trim();
    return secret.length < shortest ? undefined : secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The secret in `DATA_DIR/desk-secret`, made when it is missing or too short. The file appears whole and only once,
 * however many processes start together, and only its owner may read it. Throws when the folder cannot be written.
 */
export function openDeskSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const known = readDeskSecret(dataDir);
  if (known !== undefined) {
    chmodSync(fileIn(dataDir), ownerOnly);
    return known;
  }
  const secret = randomBytes(bytes).toString('base64url');
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, { mode: ownerOnly });
  try {
    linkSync(draft, fileIn(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = readDeskSecret(dataDir);
    if (other !== undefined) return other;
    renameSync(draft, fileIn(dataDir));
  } finally {
    rmSync(draft, { force: true });
  }
  return secret;
}
