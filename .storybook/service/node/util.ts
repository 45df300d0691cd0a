/** What the service asks of `node:util`, in a browser. */
export { parseArgs } from '@pkgjs/parseargs';
