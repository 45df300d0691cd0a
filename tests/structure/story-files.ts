import ts from 'typescript';
import { files, nodes } from './source.ts';

/** A story as its file declares it. */
export type Story = { name: string; play: boolean };

const hasPlay = (call: ts.CallExpression) =>
  call.arguments.some(
    (given) =>
      ts.isObjectLiteralExpression(given) && given.properties.some((part) => part.name?.getText() === 'play'),
  );

/** `meta.story(…)`, or `Default.extend(…)` of another one. */
const makes = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.expression) && ['story', 'extend'].includes(call.expression.name.text);

/** The stories that a file exports. */
export const storiesOf = (file: string): Story[] =>
  nodes(file, ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) =>
      initializer && ts.isCallExpression(initializer) && makes(initializer)
        ? [{ name: name.getText(), play: hasPlay(initializer) }]
        : [],
    );

/** What a story file is about, as `primitives/action/Button` or `pages/home/HomePage`. */
const subjectOf = (file: string) =>
  file.replace(/^stories\/(design-system\/)?/, '').replace('.stories.tsx', '');

/** All story files with their stories. */
export const storyFiles = () =>
  files('stories', '.stories.tsx')
    .filter((file) => !/\/foundations\//.test(file))
    .map((file) => ({ file, subject: subjectOf(file), stories: storiesOf(file) }));
