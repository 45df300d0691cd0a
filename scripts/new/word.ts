import { type Change, RecipeFault } from './change.ts';
import { behind, words } from './edits.ts';

/** `npm run new word src/…/VoucherCard.tsx voucherCard.ends 'Ends soon' 'Below the title'`: a message of a component. */
export function newWord([file = '', id = '', english = '', description = '']: readonly string[]): Change[] {
  const [, key = ''] = /^[a-z][A-Za-z]*\.([a-z][A-Za-z0-9]*)$/.exec(id) ?? [];
  if (!/^src\/.*\.tsx?$/.test(file) || !key || !english || !description)
    throw new RecipeFault(
      'a word has the file that says it, an id (voucherCard.ends), English, and where it stands',
    );
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  const entry = `  ${key}: {
    id: '${id}',
    defaultMessage: ${quoted(english)},
    description: ${quoted(description)},
  },\n`;
  return [{ file, edit: behind(file, /defineMessages(?:<[\s\S]*?>)?\(\{\n/, entry) }, ...words(id, english)];
}
