/**
 * Makes the files of a card, a screen, an operation or a word, with what a person has to write marked (`npm run new card
 * voucher/VoucherCard`). CONTRIBUTING.md says what each takes. Nothing is written where something is in the way.
 */
import { readFileSync } from 'node:fs';
import { newCard } from './card.ts';
import { carryOut, type Change, mark, RecipeFault } from './change.ts';
import { newOperation } from './operation.ts';
import { newScreen } from './screen.ts';
import { newWord } from './word.ts';

const recipes: Readonly<Record<string, (given: readonly string[]) => Change[]>> = {
  card: newCard,
  screen: newScreen,
  operation: newOperation,
  word: newWord,
};

const [kind = '', ...given] = process.argv.slice(2);
const recipe = recipes[kind];
try {
  if (!recipe) throw new RecipeFault(`npm run new ${Object.keys(recipes).join('|')} …: see CONTRIBUTING.md`);
  for (const file of carryOut(recipe(given))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const marked = lines.flatMap((line, at) => (line.includes(mark) ? [at + 1] : []));
    console.log(`${file}${marked.length > 0 ? `  to fill in: line ${marked.join(', ')}` : ''}`);
  }
  console.log(
    'Next: npm run gen (types of contract and words); then npx vitest run tests/structure lists what is left',
  );
} catch (fault) {
  if (!(fault instanceof RecipeFault)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
