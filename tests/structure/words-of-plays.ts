import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import english from '#src/i18n/messages/en.json';
import { reachedMessages } from './reached-messages.ts';
import { nodes, within } from './source.ts';

const texts = english as Record<string, string>;
const askers = /^(say|like|likeText|sayAmount|sayDate|sayNumber|sayTime|inStory)$/;
/** What a reader types or a callback is given is no word that is looked for. */
const given =
  /^(type|keyboard|paste|toHaveBeen\w*|objectContaining|getAttribute|querySelector\w*|closest|spyOn)$/;
const letters = /\p{L}{3}/u;

const calledName = ({ expression }: ts.CallExpression) => expression.getText().split('.').at(-1) ?? '';
const isLooked = (node: ts.Node): node is ts.StringLiteralLike | ts.RegularExpressionLiteral =>
  ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node);
const hasJsx = (node: ts.Node) => within(node, ts.isJsxOpeningLikeElement).length > 0;

/** The plays of a file, and its functions and words beside the stories that plays use. */
function playing(source: ts.SourceFile): ts.Node[] {
  const plays = within(source, ts.isPropertyAssignment).filter(({ name }) => name.getText() === 'play');
  const helpers = source.statements.flatMap((statement): ts.Node[] => {
    if (ts.isFunctionDeclaration(statement)) return hasJsx(statement) ? [] : [statement];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.filter(
      ({ initializer }) =>
        initializer && (ts.isArrowFunction(initializer) || isLooked(initializer)) && !hasJsx(initializer),
    );
  });
  return [...plays, ...helpers];
}

/** The nearest call that a word is given to, past objects and lists. */
function callOf(node: ts.Node): ts.CallExpression | undefined {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) if (ts.isCallExpression(at)) return at;
  return undefined;
}

const escaped = (said: string) => said.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function patternOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value);
      if (element.type === TYPE.tag) return patternOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+';
      return `(?:${Object.values(element.options)
        .map(({ value }) => patternOf(value))
        .join('|')})`;
    })
    .join('');
}

const patterns = new Map(
  Object.entries(texts).map(([id, message]) => {
    const pattern = patternOf(parse(message));
    return [id, letters.test(pattern.replaceAll('(?:', '')) ? new RegExp(`^${pattern}$`) : undefined];
  }),
);

/** A message says this word, with some values; or, of an expression, holds it. */
function says(id: string, node: ts.StringLiteralLike | ts.RegularExpressionLiteral): boolean {
  if (ts.isStringLiteralLike(node)) return patterns.get(id)?.test(node.text) ?? false;
  const plain = node.text.replaceAll(/^\/\^?|\$?\/[a-z]*$/g, '');
  return letters.test(plain) && !/[\\[\]()|*+?]/.test(plain) && (texts[id] ?? '').includes(plain);
}

/** The words that the plays of a story file ask for in English although a message of the mall says them: `line: word (id)`. */
export function literalWords(file: string): string[] {
  const [source] = nodes(file, ts.isSourceFile);
  if (!source) return [];
  const regions = playing(source);
  const inPlay = (node: ts.Node) => regions.some(({ pos, end }) => node.pos >= pos && node.end <= end);
  const own = new Set([
    ...within(source, ts.isStringLiteralLike)
      .filter((node) => !inPlay(node))
      .map((node) => node.text),
    ...within(source, ts.isJsxText).map((node) => node.text.trim().replaceAll(/\s+/g, ' ')),
  ]);
  const reached = [...reachedMessages(file)].filter((id) => id in texts);
  return within(source, isLooked).flatMap((node) => {
    const call = callOf(node);
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (!inPlay(node) || isKey || own.has(node.text)) return [];
    if (call && (askers.test(calledName(call)) || given.test(calledName(call)))) return [];
    const id = reached.find((one) => says(one, node));
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return id ? [`${file}:${line + 1}: ${node.text} (${id})`] : [];
  });
}

/** The words that a story file asks for before any story has begun. */
export function earlyWords(file: string): string[] {
  return nodes(file, ts.isCallExpression)
    .filter((call) => askers.test(calledName(call)) && ts.isIdentifier(call.expression))
    .filter((call) => {
      let at: ts.Node = call;
      while (!ts.isSourceFile(at) && !ts.isFunctionLike(at)) at = at.parent;
      return ts.isSourceFile(at);
    })
    .map((call) => `${file}: ${call.getText()}`);
}
