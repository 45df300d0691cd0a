/** `npm start`: builds what is missing, then opens the shop. `npm run desk` comes the same way. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const built = 'dist/service/main.js';
const sources = ['src', 'service', 'openapi', 'vite.config.ts', 'package.json'];
const skipped = /(^|\/)(seed|compiled)(\/|$)|\.gen\./;

const newest = (path) => {
  if (skipped.test(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};

if (!existsSync(built) || statSync(built).mtimeMs < Math.max(...sources.map(newest))) {
  console.log('Building the shop …');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

process.env.NODE_ENV = 'production';
await import(pathToFileURL(join(root, built)).href);
