import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { newCard } from '../../../scripts/new/card.ts';
import { carryOut, type Change, mark } from '../../../scripts/new/change.ts';
import { newOperation } from '../../../scripts/new/operation.ts';
import { newScreen } from '../../../scripts/new/screen.ts';
import { newWord } from '../../../scripts/new/word.ts';

/** A folder with the project's own files that a recipe changes, and no others. */
function folderFor(changes: readonly Change[]) {
  const root = mkdtempSync(join(tmpdir(), 'new-files-'));
  for (const { file } of changes.filter((one) => !('make' in one) && existsSync(one.file))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  return root;
}

/** What TypeScript cannot read of a text. */
const unreadable = (file: string, text: string) =>
  ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  }).diagnostics ?? [];

const component = 'src/pages/wallet/WalletPage.tsx';

const recipes: [string, Change[]][] = [
  ['a card', newCard(['voucher/VoucherTicket'])],
  ['a screen', newScreen(['order-notes', '/order-notes'])],
  ['a screen of members', newScreen(['order-notes', '/order-notes', 'members'])],
  ['a word', newWord([component, 'walletPage.new', "It's {n} days", 'Below the title'])],
  ['a question', newOperation(['wallet', 'getWalletYear', 'get', '/p/wallet/year'])],
  ['a change', newOperation(['address', 'setDoorCode', 'put', '/p/address/doorCode'])],
];

test.each(recipes)('%s can be read by TypeScript, and marks what a person has to write', (_name, changes) => {
  const root = folderFor(changes);
  const done = carryOut(changes, root).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const code = done.filter(({ file }) => /\.tsx?$/.test(file));
  expect(code.flatMap(({ file, text }) => unreadable(file, text))).toEqual([]);
  expect(done.some(({ text }) => text.includes(mark))).toBe(true);
});

test('a word reaches its component and all five languages, English as given', () => {
  const [, changes = []] = recipes.find(([name]) => name === 'a word') ?? [];
  const root = folderFor(changes);
  carryOut(changes, root);
  const said = ['en', 'zh', 'ru', 'tr', 'pt'].map((language) => {
    const text = readFileSync(join(root, `src/i18n/messages/${language}.json`), 'utf8');
    return (JSON.parse(text) as Record<string, string>)['walletPage.new'];
  });
  expect(said).toEqual(["It's {n} days", ...Array.from({ length: 4 }, () => `${mark} It's {n} days`)]);
  expect(readFileSync(join(root, component), 'utf8')).toContain(`defaultMessage: 'It\\'s {n} days'`);
});

test('an operation is mounted where its noun gathers them', () => {
  const changes = newOperation(['address', 'setDoorCode', 'put', '/p/address/doorCode']);
  const root = folderFor(changes);
  carryOut(changes, root);
  expect(readFileSync(join(root, 'service/address/routes.ts'), 'utf8')).toMatch(
    /\{\n {2}setDoorCodeRoute\((api|app)\);\n/,
  );
});

test('a screen of members is unlisted, asks to log in, and has no sentence for search engines', () => {
  const changes = newScreen(['order-notes', '/order-notes', 'members']);
  const root = folderFor(changes);
  const done = carryOut(changes, root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(read('src/app/head/page-heads.ts')).toContain("  OrderNotes: 'unlisted',\n");
  expect(read('src/domain/account/members-only.ts')).toContain('  paths.orderNotes,\n]');
  expect(read('src/app/member-routes.ts')).toContain("{ name: 'OrderNotes', account: true }");
  expect(read('src/pages/order-notes/OrderNotesPage.tsx')).toMatch(/noindex[\s\S]*<MembersOnly/);
  expect(done).not.toContain('src/app/head/words.ts');
  expect(() => newScreen(['order-notes', '/order-notes', 'guests'])).toThrow('or for members');
});

test('schemas stand in the file that is named', () => {
  const done = carryOut(
    newOperation(['orders', 'getOrderYear', 'get', '/p/myOrder/year', 'schema=order']),
    folderFor(newOperation(['orders', 'getOrderYear', 'get', '/p/myOrder/year', 'schema=order'])),
  );
  expect(done).toContain('openapi/components/schemas/order.yaml');
  expect(done).not.toContain('openapi/components/schemas/orders.yaml');
});

test('a noun without schemas of its own gets a file for them', () => {
  const changes = newOperation(['address', 'setDoorCode', 'put', '/p/address/doorCode']);
  const root = folderFor(changes);
  expect(carryOut(changes, root)).toContain('openapi/components/schemas/address.yaml');
  expect(readFileSync(join(root, 'openapi/components/schemas/address.yaml'), 'utf8')).toMatch(
    /^SetDoorCodeRequest:/,
  );
});

test('nothing is written where a file is there already, or one is missing', () => {
  const changes = newCard(['voucher/VoucherTicket']);
  const root = folderFor(changes);
  carryOut(changes, root);
  const before = readFileSync(join(root, 'src/i18n/messages/en.json'), 'utf8');
  expect(() => carryOut(changes, root)).toThrow(
    'src/design-system/cards/voucher/VoucherTicket.tsx is there already',
  );
  expect(readFileSync(join(root, 'src/i18n/messages/en.json'), 'utf8')).toBe(before);
  const empty = mkdtempSync(join(tmpdir(), 'new-files-'));
  expect(() => carryOut(changes, empty)).toThrow('tests/structure/owed-stories.txt is not there');
  expect(existsSync(join(empty, 'src'))).toBe(false);
});

test.each([
  ['a card without a noun', () => newCard(['VoucherTicket'])],
  ['a screen without an address', () => newScreen(['order-notes'])],
  ['a word without a place', () => newWord([component, 'walletPage.new', 'New'])],
  ['a method that there is not', () => newOperation(['wallet', 'getYear', 'fetch', '/p/year'])],
])('%s is refused with what is wanted', (_name, recipe) => {
  expect(recipe).toThrow(/ as | has /);
});
