import { resolve } from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { codeFileOf, fetchedBeside } from './scripts/code-groups.ts';
import { leanPackages } from './scripts/lean-plugins.ts';
import { shortId } from './src/i18n/short-id.ts';

const packagesOf = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

export default defineConfig(({ command, mode }) => ({
  plugins: [
    mode !== 'test' &&
      formatjs({
        ast: true,
        removeDefaultMessage: command === 'build',
        overrideIdFn: (id) => shortId(id ?? ''),
        // The service's messages keep their whole ids (`service/domain/words.ts`).
        filter: { id: 'src/**/*.{ts,tsx}' },
      }),
    command === 'build' && leanPackages,
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
        modulePreload: { polyfill: false, resolveDependencies: fetchedBeside },
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          output: {
            codeSplitting: {
              groups: [
                {
                  // One file: apart they are 0.8 KiB more and another request, and either changes when a package does.
                  name: 'framework',
                  test: packagesOf(
                    'react',
                    'react-dom',
                    'scheduler',
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
                  // Every browsing page wants all of these and others most: apart they cost files and names, together they compress better.
                  name: 'common',
                  test: /src\/(state\/(client-state|storage|store|session|pending-action|ui|use-identity|use-in-browser|search-history|lazy-hydrate|first-interaction|event-replay|browser-navigation)|data\/refusal|domain\/(limits|urls|search-slug)|design-system\/(empty-states\/EmptyList|(cards|panels)\/(product\/)?Product(Grid|CardSkeleton|GridSkeleton)|primitives\/(\w+\/)?(Breadcrumb|Picture|Skeleton|EmptyState|ErrorState|Count)))\.tsx?$/,
                  priority: 10,
                },
                {
                  name: codeFileOf(resolve('src/app/entry.client.tsx')),
                  debugName: 'late code',
                  includeDependenciesRecursively: false,
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
        rolldownOptions: {
          input: { 'entry.server': 'src/app/entry.server.tsx' },
          // Functions of it are the first scripts of a page, as text; names of its own stay, for the log.
          output: { minify: { compress: true, mangle: { toplevel: false, keepNames: true } } },
        },
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
          input: { main: 'service/main.ts', 'embedded-thread': 'service/db/embedded-thread.ts' },
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
