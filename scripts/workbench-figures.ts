/** Prints what the workbench holds: components, stories, plays, looks, kept pictures, weight of the styles. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { timeToOpenShop, weightOfShop } from './shop-in-browser.ts';

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, { type: string; importPath: string; tags: string[] }>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const pages = Object.values(entries).filter(({ type }) => type === 'docs');
const plays = stories.filter(({ tags }) => tags.includes('play-fn'));

const below = (folder: string, ending: string) => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
};
const components = below('src/design-system', '.tsx').filter((name) => !/\/illustrations\//.test(name));
const screens = new Set(
  stories.filter(({ importPath }) => /\/pages\//.test(importPath)).map((one) => one.importPath),
);
const styles = below('storybook-static/assets', '.css')
  .filter((name) => /\/(iframe|preview)/.test(name))
  // The fonts that only the workbench brings are no styles of the shop.
  .map((name) => Buffer.from(readFileSync(name, 'utf8').replaceAll(/@font-face\s*\{[^}]*Noto [^}]*\}/g, '')));
const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

const pictures = below('tests/visual/baselines', '.webp');
const modes = new Set(pictures.map((name) => name.split('.').at(-2)));
console.log(
  [
    `workbench: ${components.length} components and ${screens.size} screens`,
    `${stories.length} stories, ${plays.length} of them with a play`,
    `${pages.length} pages of documentation`,
    `${pictures.length} kept pictures in ${modes.size} modes, ${kib(sum(pictures.map((name) => statSync(name).size)) / 1024)} MiB`,
    `styles ${kib(sum(styles.map(({ length }) => length)))} KiB, ${kib(sum(styles.map((css) => brotliCompressSync(css).length)))} KiB with Brotli`,
  ].join('; '),
);
console.log(
  `the shop in the browser: ${weightOfShop('storybook-static')}; ${await timeToOpenShop('storybook-static')}`,
);
