import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What stands in for what only Node has. Nothing else of Node is left in what the workbench runs of the service. */
const standIns: Record<string, string> = {
  'node:crypto': here('crypto.ts'),
  'node:util': here('util.ts'),
  'node:timers/promises': here('timers.ts'),
  'node:net': here('net.ts'),
  'rate-limiter-flexible': here('rate-limiter.ts'),
  '@node-rs/argon2': here('argon2.ts'),
};

/** Only these ask for them: no component of the shop can lean on a stand-in by mistake. */
const asksForNode = /\/service\/(?!node\/)/;

/** Lets the product service be built for a browser. */
export const nodeInBrowser = (): Plugin => ({
  name: 'mall:node-in-browser',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && asksForNode.test(importer.replaceAll('\\', '/')) ? standIns[source] : undefined,
});
