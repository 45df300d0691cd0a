import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsInUse } from './icons-in-use.ts';
import { fixedIds } from './sidebar/fixed-ids.ts';
import { whereUsed } from './sidebar/where-used.ts';
import { nodeInBrowser } from './service/node/in-browser.ts';

/** The workbench's own build: components as they are, without the shop's server build and without shortened words. */
export default defineConfig({
  plugins: [fixedIds(), react(), tailwindcss(), iconsInUse(), whereUsed(), nodeInBrowser()],
  worker: { format: 'es', plugins: () => [nodeInBrowser()] },
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
});
