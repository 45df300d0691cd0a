import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from './source.ts';
import { earlyWords, literalWords } from './words-of-plays.ts';

/** Where plays speak the language of the toolbar. */
const stories = files('stories', '.stories.tsx');

test('a play asks for the words of the mall by their message, never by an English word', () => {
  expect(stories.flatMap(literalWords)).toEqual([]);
});

test('no word is asked for before a story has begun', () => {
  expect(stories.flatMap(earlyWords)).toEqual([]);
});

test('an English word, one with values and a part of one are found; what the story itself says is not', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'plays-')), 'Faults.stories.tsx');
  writeFileSync(
    file,
    `import { CartLineCard } from '#src/design-system/cards/cart/CartLineCard.tsx';
import { AddressForm } from '#src/design-system/forms/address/AddressForm.tsx';
const early = say('Save');
const field = 'Contact name';
export const Default = meta.story({
  args: { title: 'Mobile number' },
  play: async ({ canvas }) => {
    canvas.getByText('Only 3 left');
    canvas.getByText(/^The price has changed/);
    canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(box, 'Contact name');
    canvas.getByText(say('Save'));
    canvas.getByText('Rohan');
  },
});
`,
  );
  expect(literalWords(file).map((found) => found.replace(file, ''))).toEqual([
    ':4: Contact name (addressForm.receiver)',
    ':8: Only 3 left (cartLine.few)',
    ':9: /^The price has changed/ (cartLine.changed)',
  ]);
  expect(earlyWords(file)).toEqual([`${file}: say('Save')`]);
});
