import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { drawingIn, inOnePath } from './icon-path.ts';
import { leanFormats, leanIntlCode, leanRouterCode } from './lean-packages.ts';

const routerFile = /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/** The router's own entry is its development build; in the browser its production build leaves the warnings out, and we what no screen uses. */
const leanRouter: Plugin = {
  name: 'mall:lean-router',
  enforce: 'pre',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  resolveId(source) {
    const files: Record<string, string> = {
      'react-router': 'index.mjs',
      'react-router/dom': 'dom-export.mjs',
    };
    const file = files[source];
    return (
      file && fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url))
    );
  },
  transform(code, id) {
    return routerFile.test(id) && code.includes('function RouterProvider(')
      ? { code: leanRouterCode(code), map: null }
      : undefined;
  },
};

/** What no screen says is left out in the browser; and what writes and keeps messages lies twice in node_modules, in one version: once is enough. */
const leanIntl: Plugin = {
  name: 'mall:lean-intl',
  enforce: 'pre',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  resolveId(source, importer = '') {
    if (
      !/^(intl-messageformat|@formatjs.fast-memoize)$/.test(source) ||
      !/@formatjs[\\/]intl[\\/]/.test(importer)
    )
      return undefined;
    return this.resolve(source, importer.replace(/@formatjs[\\/]intl[\\/].*/, 'react-intl/index.js'));
  },
  transform: {
    filter: { id: /node_modules[\\/](react-intl|@formatjs[\\/]intl)[\\/]index\.js$/ },
    handler: (code, id) => ({
      code: id.includes('@formatjs') ? leanFormats(code) : leanIntlCode(code),
      map: null,
    }),
  },
};

/** Icons are Lucide's drawings, each in one path; what makes parts of them is ours (src/design-system/primitives/media/lean-icon.ts says why). */
const leanIcons: Plugin = {
  name: 'mall:lean-icons',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('/createLucideIcon.mjs') && importer.includes('/lucide-react/')
      ? fileURLToPath(new URL('../src/design-system/primitives/media/lean-icon.ts', import.meta.url))
      : undefined,
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/, code: '__iconData = {' },
    handler: (code) => ({
      code: `import make from '../createLucideIcon.mjs';\nexport default make(${JSON.stringify({ node: inOnePath(drawingIn(code)) })});`,
      map: null,
    }),
  },
};

/** The dialog's package writes the rules of a locked page as text, which our pages forbid; ours adopts them as a sheet. */
const adoptedStyles: Plugin = {
  name: 'mall:adopted-styles',
  enforce: 'pre',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  resolveId: (source) =>
    source === 'react-style-singleton'
      ? fileURLToPath(new URL('../src/design-system/primitives/overlay/adopted-styles.ts', import.meta.url))
      : undefined,
};

/** The drawer's package writes its rules into the page when it loads, which our pages forbid; they stand in app.css. */
const drawerWithoutStyles: Plugin = {
  name: 'mall:drawer-without-styles',
  transform(code, id) {
    if (!/node_modules[\\/]vaul[\\/]/.test(id)) return undefined;
    return { code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null };
  },
};

/**
 * Vite loads the styles of each part before it. Ours has one style sheet, which every page links; what is left of this helper
 * is to fetch the files that a part needs beside its own (`fetchedBeside`).
 */
const leanPreload: Plugin = {
  name: 'mall:lean-preload',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `const begun = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (begun.has(file) || !file.endsWith('.js')) continue;
    begun.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`,
      map: null,
    }),
  },
};

/** What the built shop takes of packages in place of all of them. */
export const leanPackages = [
  leanRouter,
  leanIntl,
  leanIcons,
  adoptedStyles,
  drawerWithoutStyles,
  leanPreload,
];
