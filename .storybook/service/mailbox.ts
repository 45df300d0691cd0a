import { addons } from 'storybook/preview-api';
import { waitFor } from 'storybook/test';
import { type Letter, lettersEvent } from './protocol.ts';

let letters: Letter[] = [];
const tell = () => addons.getChannel().emit(lettersEvent, letters);

/** What the shop has written to its one shopper, the newest first; the panel Messages shows it. */
export const mailbox = {
  take(letter: Letter) {
    letters = [letter, ...letters];
    tell();
  },
  empty() {
    letters = [];
    tell();
  },
};

/** The code that was sent last to a number or mail, by its ending. */
export async function codeFor(ending: string): Promise<string> {
  const find = () => letters.find(({ to, code }) => code && to.endsWith(ending))?.code;
  await waitFor(() => {
    if (!find()) throw new Error(`no code came for ${ending}`);
  });
  return find() ?? '';
}
