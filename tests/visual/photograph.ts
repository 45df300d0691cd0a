import type { Page } from '@playwright/test';
import { allowance, compare, type Difference, kept } from './baseline.ts';
import type { Look } from './look.ts';
import { settle, takePicture } from './show.ts';

/** A picture that differs is taken again after so many ms: what came late is no difference. */
const patience = [150, 400, 1000];

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What is different from the kept picture at `path`, once the page stands still; nothing, where it is as it was. */
export async function photograph(
  page: Page,
  look: Look,
  path: string,
  scale: number,
): Promise<Difference | undefined> {
  const before = kept(path);
  const allowed = allowance(page.context().browser()?.version() ?? '');
  const judge = (after: Buffer) => (before ? compare(before, after, allowed) : Promise.resolve({ after }));
  let after = await takePicture(page, look, scale);
  let found: Difference | undefined = await judge(after);
  for (const ms of patience) {
    if (!found) break;
    await wait(ms);
    await settle(page, 0);
    const again = await takePicture(page, look, scale);
    if (again.equals(after)) break;
    after = again;
    found = await judge(after);
  }
  return found;
}
