/**
 * Writes the types of what a play may ask for: every English text that is said in one way in all five languages, and every id of a
 * message, each with the names of its values. A text that two messages say differently elsewhere is asked for by its id. The
 * ids of what the service says stand beside them: nobody asks for these.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const file = '.storybook/words.gen.ts';

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return namesIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
  });
}

const valuesIn = (text: string) =>
  [...new Set(namesIn(parse(text)))].map((name) => JSON.stringify(name)).join(' | ') || 'never';

const typeOf = (name: string, entries: [string, string][]) =>
  `export type ${name} = {\n${entries.map(([key, text]) => `  ${JSON.stringify(key)}: ${valuesIn(text)};`).join('\n')}\n};\n`;

/** The texts of English that mean the same whatever message says them. */
function plainTexts(english: Record<string, string>, others: Record<string, string>[]): string[] {
  const translations = new Map<string, Set<string>>();
  for (const [id, text] of Object.entries(english)) {
    const known = translations.get(text) ?? new Set();
    translations.set(text, known.add(JSON.stringify(others.map((words) => words[id]))));
  }
  return [...translations].filter(([, { size }]) => size === 1).map(([text]) => text);
}

/** Reads the catalogues of a folder, but for what the service says, and writes `.storybook/words.gen.ts`. */
export function typeWords(folder: string, ofService: ReadonlySet<string>) {
  const read = (name: string) =>
    Object.fromEntries(
      Object.entries(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, string>).filter(
        ([id]) => !ofService.has(id),
      ),
    );
  const catalogues = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map(read);
  const english = read('en.json');
  const texts = plainTexts(english, catalogues).map((text): [string, string] => [text, text]);
  const saidByService = `export const saidByService: ReadonlySet<string> = new Set(${JSON.stringify([...ofService])});\n`;
  writeFileSync(
    file,
    `// Made of ${folder} by "npm run messages:compile".\n${typeOf('Texts', texts)}${typeOf('Ids', Object.entries(english))}${saidByService}`,
  );
}
