import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shortId } from './src/i18n/short-id.ts';

/** The router's own entry is its development build; in the browser its production build leaves the warnings out. */
const leanRouter = {
  name: 'mall:lean-router',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  resolveId(source: string) {
    const files: Record<string, string> = {
      'react-router': 'index.mjs',
      'react-router/dom': 'dom-export.mjs',
    };
    const file = files[source];
    return (
      file && fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))
    );
  },
};

/** Icons are Lucide's drawings; what makes parts of them is ours (src/design-system/primitives/media/lean-icon.ts says why). */
const leanIcons = {
  name: 'mall:lean-icons',
  enforce: 'pre' as const,
  resolveId: (source: string, importer = '') =>
    source.endsWith('/createLucideIcon.mjs') && importer.includes('/lucide-react/')
      ? fileURLToPath(new URL('src/design-system/primitives/media/lean-icon.ts', import.meta.url))
      : undefined,
};

/** The dialog's package writes the rules of a locked page as text, which our pages forbid; ours adopts them as a sheet. */
const adoptedStyles = {
  name: 'mall:adopted-styles',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  resolveId: (source: string) =>
    source === 'react-style-singleton'
      ? fileURLToPath(new URL('src/design-system/primitives/overlay/adopted-styles.ts', import.meta.url))
      : undefined,
};

/** The drawer's package writes its rules into the page when it loads, which our pages forbid; they stand in app.css. */
const drawerWithoutStyles = {
  name: 'mall:drawer-without-styles',
  transform(code: string, id: string) {
    if (!/node_modules[\\/]vaul[\\/]/.test(id)) return undefined;
    return { code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null };
  },
};

/**
 * Vite loads the styles of each part before it. Ours has one style sheet, which every page links, and no part is
 * preloaded (`resolveDependencies` below), so that of this helper the call alone is left.
 */
const partsWithoutPreload = {
  name: 'mall:parts-without-preload',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
};

const packagesOf = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

export default defineConfig(({ command, mode }) => ({
  plugins: [
    mode !== 'test' &&
      formatjs({
        ast: true,
        removeDefaultMessage: command === 'build',
        overrideIdFn: (id) => shortId(id ?? ''),
      }),
    command === 'build' && leanRouter,
    command === 'build' && leanIcons,
    command === 'build' && adoptedStyles,
    command === 'build' && drawerWithoutStyles,
    command === 'build' && partsWithoutPreload,
    react(),
    tailwindcss(),
  ],
  publicDir: 'src/app/public',
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: packagesOf('react', 'react-dom', 'scheduler'), priority: 30 },
                {
                  name: 'framework',
                  test: packagesOf(
                    'react-router',
                    'react-router-dom',
                    'cookie',
                    // What asks for several things at once belongs to the screens that do.
                    '@tanstack(?!.*ueries)',
                    'openapi-fetch',
                    'react-intl',
                    'intl-messageformat',
                    '@formatjs',
                  ),
                  priority: 20,
                },
                {
                  // Every screen wants these; apart they cost a file and a name each.
                  name: 'memory',
                  test: /src\/(state\/(client-state|storage|store|session|pending-action|ui|use-identity|search-history|lazy-hydrate|first-interaction|event-replay|browser-navigation)|data\/refusal|domain\/(limits|urls|search-slug))\.tsx?$/,
                  priority: 10,
                },
                {
                  // Together they compress better than one by one; whoever wants one of them wants most.
                  name: 'listing-parts',
                  test: /src\/design-system\/(empty-states\/EmptyList|(cards|panels)\/(product\/)?Product(Grid|CardSkeleton|GridSkeleton)|primitives\/(\w+\/)?(Breadcrumb|Picture|Skeleton|EmptyState|ErrorState))\.tsx$/,
                  priority: 10,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Its icons are made as the browser's are.
      resolve: { noExternal: ['lucide-react'] },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: { input: { 'entry.server': 'src/app/entry.server.tsx' } },
      },
    },
    service: {
      consumer: 'server',
      build: {
        ssr: true,
        outDir: 'dist/service',
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: {
          input: { main: 'service/main.ts' },
          // What is built is for shoppers, also where nobody says so; React reads it when it is loaded.
          output: { banner: "process.env.NODE_ENV ||= 'production';" },
        },
      },
    },
  },
  test: {
    environment: 'node',
    globalSetup: ['scripts/fresh-contract.ts', 'scripts/database-copies.ts'],
    include: ['tests/{unit,contract,service,structure,property,lint}/**/*.test.{ts,tsx}'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
}));
