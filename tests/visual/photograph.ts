import type { Page } from '@playwright/test';
import { askLooks, type Look, nameOf } from './look.ts';
import { drawnInMachineFonts } from './machine-fonts.ts';
import { askPlace, placeFaults, screenStands } from './place.ts';
import { settle, showStory, takePicture } from './show.ts';

/** The served workbench, which judges pictures, too (`judge.ts`). */
const workbench = process.env.TARGET_URL ?? '';

/** A picture that differs is taken again after so many ms: what came late is no difference. */
const patience = [50, 400, 1000, 2500];

/** Where new looks are kept, two equal pictures in a row are enough: most differ, and that is wanted. */
const keepsNewLooks = process.env.PICTURES === 'accept';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Hands a picture in: why it is not as the kept one, or nothing. At a `glance` only a known one is; `last` says that no
 * other try comes.
 */
async function handIn(name: string, picture: Buffer, how?: 'glance' | 'last') {
  const query = new URLSearchParams({ name, ...(how && { [how]: '' }) });
  const answer = await fetch(new URL(`/pictures?${query}`, workbench), {
    method: 'POST',
    body: new Uint8Array(picture),
  });
  if (!answer.ok) throw new Error(`The picture could not be judged: ${await answer.text()}`);
  return ((await answer.json()) as { fault?: string }).fault;
}

/** Takes a picture of what stands on the page, again while it differs; the last one, where none is as the kept one. */
async function tryPicture(page: Page, look: Look, name: string): Promise<Buffer | undefined> {
  if (!(await handIn(name, await takePicture(page, look, 'asItStands'), 'glance'))) return undefined;
  let picture = await takePicture(page, look);
  let fault = await handIn(name, picture);
  for (const ms of patience) {
    if (!fault) return undefined;
    await wait(ms);
    await settle(page, 0);
    const again = await takePicture(page, look);
    const equal = again.equals(picture);
    if (equal && keepsNewLooks) break;
    if (equal) continue;
    picture = again;
    fault = await handIn(name, picture);
  }
  return fault ? picture : undefined;
}

/** Shows a story in another look, or once more in this one. */
async function showLook(page: Page, id: string, look: Look) {
  await showStory(page, id, look);
  await screenStands(page, id);
  await settle(page);
}

/** Photos that the page still waits for; one that cannot be had is not waited for. */
const photosOnTheirWay = (page: Page) =>
  page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length);

/** What is wrong with a story's look: nothing, where it is as kept, on its page as played or shown once more. */
async function photograph(page: Page, id: string, look: Look, name: string): Promise<string | undefined> {
  let picture = await tryPicture(page, look, name);
  if (picture && !keepsNewLooks) {
    await showLook(page, id, look);
    picture = await tryPicture(page, look, name);
  }
  if (picture && keepsNewLooks) {
    const missing = await photosOnTheirWay(page);
    if (missing > 0) return `not kept: ${missing} photos have not come; take it again on a quieter machine`;
  }
  return picture && (await handIn(name, picture, 'last'));
}

/** Pictures of a story, which stands played on `page` at `width` px, in all its modes; what is not as kept. */
export async function photographStory(
  page: Page,
  { id, title, width }: { id: string; title: string; width: number },
): Promise<string[]> {
  const faults: string[] = [];
  let shown = width;
  await screenStands(page, id);
  await settle(page);
  const looks = await askLooks(page, id);
  if (looks.length > 0) faults.push(...placeFaults(id, await askPlace(page)));
  for (const look of looks) {
    if (shown !== look.viewport) await showLook(page, id, look);
    shown = look.viewport;
    const name = `${title}/${id.split('--')[1]}.${nameOf(look)}`;
    const fault = await photograph(page, id, look, name);
    if (fault) faults.push(`${name}: ${fault}`);
    for (const font of await drawnInMachineFonts(page)) faults.push(`${name}: ${font}`);
  }
  return faults;
}
