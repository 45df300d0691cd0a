import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the filled databases of this run lie, so that each is filled once. */
    databaseCopies: string;
  }
}

/** Makes the folder of filled databases before all tests, and removes it after them. */
export function setup({ provide }: TestProject) {
  const folder = mkdtempSync(`${tmpdir()}/mall-copies-`);
  provide('databaseCopies', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
