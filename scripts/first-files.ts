import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { messageIdsIn } from './message-ids.ts';

/** Screens that a visitor opens first; account screens are opened by readers who are already here. */
export const browsing = [
  'home',
  'categories',
  'category',
  'tag',
  'search',
  'product',
  'listing',
  'trending',
  'discover',
  'shop',
  'group-buy',
];

/** Screens of what was ordered and of what else is a member's own: their words are a file of their own. */
export const ordered = [
  'orders',
  'order-details',
  'order-placed',
  'order-receipt',
  'cancel-order',
  'logistics',
  'refund',
  'rate-product',
  'my-reviews',
  'invitation',
  'wallet',
  'notices',
  'settings',
  'chat',
  'unsubscribe',
];

const entry = 'src/app/entry.client.tsx';
/** The frame of the screens outside the main layout; the main one comes with the entry. */
const plainFrame = 'src/app/PlainLayout.tsx';
const routeOf = (folder: string) => `src/pages/${folder}/${folder}.route.ts`;

/** What a file imports when it is loaded; parts of the design system that it may show later count, too. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const add = (specifier: ts.Expression | undefined) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const { text } = specifier;
    if (text.startsWith('#src/')) found.push(text.slice(1));
    if (text.startsWith('.')) found.push(normalize(join(dirname(file), text)));
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (dynamic && file.startsWith('src/design-system/')) add(node.arguments[0]);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The ids of the messages that these files declare; several may declare the same one. */
export const messagesIn = (files: Iterable<string>): ReadonlySet<string> =>
  new Set([...files].flatMap((file) => messageIdsIn(readFileSync(file, 'utf8'))));

/** The files whose code comes with these before anybody touches the page, themselves included. */
export function loadedAtOnce(starts: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const walk = (file: string) => {
    if (files.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    files.add(file);
    importsOf(file).forEach(walk);
  };
  starts.forEach(walk);
  return files;
}

/** The files whose code a browsing page loads before anybody touches it. */
export const firstFiles = () => loadedAtOnce([entry, ...browsing.map(routeOf)]);

const folders = () => readdirSync('src/pages');

/** The files whose code some screen loads before anybody touches it, without screens of what was ordered. */
export const screenFiles = () =>
  loadedAtOnce([
    entry,
    plainFrame,
    ...folders()
      .filter((folder) => !ordered.includes(folder))
      .map(routeOf),
  ]);

/** The files whose code a screen of what was ordered loads before anybody touches it. */
export const orderedFiles = () => loadedAtOnce(ordered.map(routeOf));
