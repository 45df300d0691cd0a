import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import browserOptions from './browser.json' with { type: 'json' };

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const which = (name: string) => {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const find = () => {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  return names.map(which).find(Boolean);
};

/** Flags for a browser without a screen and without calls of its own. */
export const chromiumArgs = browserOptions.args;

/** The path of Chromium: the one given, found, or installed as Debian's package. */
export function chromium(): string {
  const found = find();
  if (found) return found;
  console.log('No Chromium found: installing the Debian package …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    execFileSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell');
  const installed = find();
  if (!installed) throw new Error('Chromium could not be installed; set CHROMIUM_PATH to a browser');
  return installed;
}
