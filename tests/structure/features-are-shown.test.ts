import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { files, nodes, text } from './source.ts';
import { storyFiles } from './story-files.ts';

/**
 * A part of `src/features` is joined to data, so that it has no look of its own apart from the screens that use it: the
 * design system shows it in every state, fed by props, and the screens show it with the service's answers. So it has no
 * story, but it is part of a screen, or of the frame, that has one.
 */
const frame = ['src/app/MainLayout.tsx', 'src/app/PlainLayout.tsx', 'src/app/RouteProblem.tsx'];

const pathOf = (from: string, to: string) =>
  to.startsWith('#src/') ? to.replace('#', '') : to.startsWith('.') ? join(dirname(from), to) : undefined;

function importsOf(file: string): string[] {
  const named = nodes(file, ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier);
  const late = nodes(file, ts.isCallExpression)
    .filter(({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword)
    .flatMap((call) => call.arguments.slice(0, 1));
  return [...named, ...late]
    .filter(ts.isStringLiteral)
    .flatMap(({ text: to }) => pathOf(file, to) ?? [])
    .filter((to) => /^src\/.*\.tsx?$/.test(to));
}

const known = new Set(files('src', '.ts', '.tsx'));

function reachedFrom(starts: string[]): Set<string> {
  const reached = new Set<string>();
  const ahead = starts.filter((file) => known.has(file));
  for (let file = ahead.pop(); file; file = ahead.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    ahead.push(...importsOf(file).filter((one) => known.has(one)));
  }
  return reached;
}

test('every part joined to data stands on a screen, or in a frame, that has stories', () => {
  const screens = storyFiles().flatMap(({ file }) =>
    /stories\/(pages|journeys)\//.test(file)
      ? [...text(file).matchAll(/from '#(src\/[^']+)'/g)].map(([, to = '']) => to)
      : [],
  );
  const shown = reachedFrom([...screens, ...frame]);
  const features = files('src/features', '.tsx');
  expect(features.length).toBeGreaterThan(40);
  expect(
    features.filter((file) => !shown.has(file)),
    'no screen or frame with stories imports these',
  ).toEqual([]);
});
