import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hashesOf } from '../../../scripts/outputs/file-hashes.ts';
import { removeStamp, whyStale, writeStamp } from '../../../scripts/outputs/output-stamp.ts';

const folder = mkdtempSync(`${tmpdir()}/output-`);
afterAll(() => rmSync(folder, { recursive: true }));

const build = {
  title: 'the build',
  inputs: [`${folder}/src`, `${folder}/settings.json`],
  files: [`${folder}/dist/client`, `${folder}/dist/service`],
  stamp: `${folder}/dist/inputs.json`,
  steps: ['make it'],
  command: 'npm run build',
};

const write = (file: string, text: string) => writeFileSync(`${folder}/${file}`, text);

beforeEach(() => {
  rmSync(folder, { recursive: true });
  for (const made of ['src/deep', 'dist/client', 'dist/service'])
    mkdirSync(`${folder}/${made}`, { recursive: true });
  write('src/deep/page.ts', 'one');
  write('settings.json', '{}');
  write('dist/client/page.js', 'one');
  write('dist/service/main.js', 'one');
  writeStamp(build, hashesOf(build.inputs));
});

test('a build of this code is not stale, whatever the clocks of its inputs say', () => {
  expect(whyStale(build)).toBeUndefined();
  const later = new Date(Date.now() + 60_000);
  utimesSync(`${folder}/src/deep/page.ts`, later, later);
  expect(whyStale(build)).toBeUndefined();
});

test('a changed, new or removed input makes it stale, and is named', () => {
  write('src/deep/page.ts', 'two');
  expect(whyStale(build)).toBe(
    `The build is older than the code (${folder}/src/deep/page.ts); first run npm run build`,
  );
  write('src/deep/page.ts', 'one');
  expect(whyStale(build)).toBeUndefined();
  for (const name of ['a', 'b', 'c', 'd']) write(`src/${name}.ts`, '');
  expect(whyStale(build)).toContain('src/c.ts and 1 more)');
  for (const name of ['a', 'b', 'c', 'd']) rmSync(`${folder}/src/${name}.ts`);
  rmSync(`${folder}/settings.json`);
  expect(whyStale(build)).toContain('settings.json');
});

test('a changed input is seen although its size and its clock are as they were', () => {
  const then = new Date('2026-01-01');
  utimesSync(`${folder}/src/deep/page.ts`, then, then);
  writeStamp(build, hashesOf(build.inputs));
  write('src/deep/page.ts', 'two');
  utimesSync(`${folder}/src/deep/page.ts`, then, then);
  expect(whyStale(build)).toContain('page.ts');
});

test('a build of which something is gone, or that was touched, is stale', () => {
  rmSync(`${folder}/dist/client/page.js`);
  expect(whyStale(build)).toBe('Files of the build were changed or removed; first run npm run build');
  rmSync(`${folder}/dist/client`, { recursive: true });
  expect(whyStale(build)).toBe('There is no build of the build; first run npm run build');
  rmSync(`${folder}/dist`, { recursive: true });
  expect(whyStale(build)).toBe('There is no build of the build; first run npm run build');
});

test('a build that did not become whole, or that other commands made, is stale', () => {
  expect(whyStale({ ...build, steps: ['make it otherwise'] })).toContain('Other commands');
  removeStamp(build);
  expect(whyStale(build)).toContain('Nothing says of which code');
});

test('what changes while it is made is found afterwards', () => {
  const before = hashesOf(build.inputs);
  write('src/deep/page.ts', 'two');
  writeStamp(build, before);
  expect(whyStale(build)).toContain('page.ts');
});

test('a file behind an exclamation mark is no input', () => {
  const without = { ...build, inputs: [...build.inputs, `!${folder}/src/deep/page.ts`] };
  writeStamp(without, hashesOf(without.inputs));
  write('src/deep/page.ts', 'two');
  expect(whyStale(without)).toBeUndefined();
  write('src/other.ts', '');
  expect(whyStale(without)).toContain('src/other.ts');
});

test('what is generated among the sources is no input: it follows from others', () => {
  write('src/contract.gen.json', '{}');
  expect(whyStale(build)).toBeUndefined();
});
