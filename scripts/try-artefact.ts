/**
 * Takes what `npm run build` has made to a folder of its own, as to another machine: `npm ci --omit=dev --ignore-scripts`, then the shop, and asks it for
 * all that it reads as files. No build tool may be missed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tests/service/free-port.ts';
import { heapFlags } from './heap-flags.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-artefact-'));
for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(folder, file));
cpSync('dist', join(folder, 'dist'), { recursive: true });
execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
  cwd: folder,
  stdio: 'inherit',
});

const port = await freePort();
const { PATH, HOME } = process.env;
const shop = spawn(process.execPath, [...heapFlags(), 'dist/service/main.js'], {
  cwd: folder,
  env: { PATH, HOME, PORT: String(port), DATA_DIR: join(folder, '.data') },
  stdio: 'inherit',
});
const origin = `http://127.0.0.1:${port}`;
const until = Date.now() + 300_000;
const isUp = () =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isUp()) && Date.now() < until && shop.exitCode === null) await pause(200);

const missing: string[] = [];
const asked: Record<string, RegExp> = {
  '/': /<title>/,
  '/products/100001': /<title>/,
  '/api/indexTag/list?regionId=659006000343': /"products"/,
  '/api/agreement/privacy': /bodyHtml/,
  '/api/docs': /<html/i,
};
for (const [path, wanted] of Object.entries(asked)) {
  const answer = await fetch(origin + path);
  if (answer.status !== 200 || !wanted.test(await answer.text())) missing.push(`${path}: ${answer.status}`);
}
const home = await (await fetch(origin)).text();
const picture = /\/media\/[^"?\s]+\.(?:jpe?g|webp|png)/.exec(home)?.[0] ?? '/media/none';
const shown = await fetch(origin + picture);
if (!shown.headers.get('content-type')?.startsWith('image/')) missing.push(`${picture}: ${shown.status}`);

shop.kill('SIGKILL');
rmSync(folder, { recursive: true, force: true });
console.log(missing.length === 0 ? 'the build runs without build tools' : `missing: ${missing.join(', ')}`);
process.exit(missing.length === 0 ? 0 : 1);
