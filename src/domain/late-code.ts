import { chunkTimeoutMs } from './limits.ts';
import { waitingBar } from './waiting-bar.ts';

/** Code of a screen or a part that did not come: it could not be had, or took longer than two minutes (`late`). */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
  readonly late: boolean;

  constructor(late: boolean, cause?: unknown) {
    super('Code did not come', { cause });
    this.late = late;
  }
}

let bringing = 0;

/** Whether somebody waits for code here and will say so when it does not come. */
export const isBringingCode = (): boolean => bringing > 0;

/** Brings code: what fails is asked for once more, and given up after two minutes in all (S9.4, Z35). Throws MissingCode. */
export async function bringCode<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, giveUp) => {
    timer = setTimeout(() => giveUp(new MissingCode(true)), chunkTimeoutMs);
  });
  const coming = load()
    .catch(load)
    .catch((fault: unknown) => {
      throw new MissingCode(false, fault);
    });
  bringing += 1;
  return Promise.race([coming, late]).finally(() => {
    bringing -= 1;
    clearTimeout(timer);
  });
}

/**
 * Brings code that the reader waits for. The page's bar says when it takes long or did not come; asked again by the
 * reader it is brought to the page as it stands, and when that fails, too, the page is loaded anew. It fails only where
 * there is no bar.
 */
export function wantedCode<T>(load: () => Promise<T>, askedAgain = false): Promise<T> {
  const bar = waitingBar();
  if (!bar) return bringCode(load);
  const there = bar.wait('code');
  return bringCode(load)
    .finally(there)
    .catch(async (fault: MissingCode) => {
      if (askedAgain) await bar.anew();
      await new Promise<void>((again) => bar.failed('code', again));
      // A browser that waits for a file waits for it as long as the page lives.
      if (fault.late) await bar.anew();
      return wantedCode(load, true);
    });
}
