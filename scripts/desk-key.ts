import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The header that opens the desk and the development mailbox of the shop whose data lie in a folder. */
export const deskKey = (dataDir: string) => ({
  Authorization: `Desk ${readFileSync(join(dataDir, 'desk-secret'), 'utf8').trim()}`,
});
