import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The files below a folder with this ending, as paths from the project's root. */
export const files = (folder: string, ...endings: string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => `${folder}/${name}`)
    .filter((name) => !/\.gen\.|\/compiled\//.test(name))
    .toSorted();

export const text = (file: string) => readFileSync(file, 'utf8');

/** All nodes of a kind in or below a node. */
export function within<T extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is T): T[] {
  const found: T[] = is(root) ? [root] : [];
  root.forEachChild((child) => void found.push(...within(child, is)));
  return found;
}

/** All nodes of a kind in a file. */
export const nodes = <T extends ts.Node>(file: string, is: (node: ts.Node) => node is T): T[] =>
  within(ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), is);

/** Lines that are neither blank nor comment. */
export const codeLines = (file: string) =>
  text(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(\/\/|#)/.test(line)).length;
