import { existsSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { heapFlags } from '../../scripts/heap-flags.ts';
import { codeLines, files, nodes, text } from './source.ts';

const components = files('src', '.tsx');
const code = [
  ...files('src', '.ts', '.tsx'),
  ...files('service', '.ts', '.mjs'),
  ...files('mocks', '.ts'),
  ...files('stories', '.tsx', '.ts'),
  ...files('.storybook', '.ts', '.tsx'),
  ...files('tests', '.ts', '.tsx'),
  ...(existsSync('scripts') ? files('scripts', '.ts') : []),
];
const shown = components.filter((file) => /src\/design-system\/|\/pages\/.*Page\.tsx$/.test(file));
const owesStory = shown.filter((file) => !/illustrations\//.test(file));

test.each(owesStory)('%s has its story', (file) => {
  const story = file.replace(/^src/, 'stories').replace(/\.tsx$/, '.stories.tsx');
  expect(existsSync(story), `${story} is missing (CONTRIBUTING.md: a card)`).toBe(true);
});

test.each(files('stories', '.stories.tsx').filter((file) => !/stories\/(journeys|foundations)\//.test(file)))(
  '%s has its source',
  (story) => {
    const source = story.replace(/^stories/, 'src').replace('.stories.tsx', '.tsx');
    expect(existsSync(source), `${source} is missing, or ${story} stands in the wrong folder`).toBe(true);
  },
);

test.each(files('stories', '.stories.tsx'))('%s takes its title from its path', (story) => {
  expect(text(story)).not.toMatch(/meta\(\{\s*title:/);
});

test.each(components)('%s takes its words from messages', (file) => {
  const words = nodes(file, ts.isJsxText).map((node) => node.text.trim());
  expect(
    words.filter((word) => /\p{L}/u.test(word)),
    `${file}: put these into defineMessages`,
  ).toEqual([]);
});

test.each(components)('%s gives names in messages, too', (file) => {
  const names = nodes(file, ts.isJsxAttribute)
    .filter((node) => ['aria-label', 'alt', 'title', 'placeholder', 'label'].includes(node.name.getText()))
    .map((node) => node.initializer)
    .filter((value) => value !== undefined && ts.isStringLiteral(value))
    .map((value) => value.getText().slice(1, -1));
  expect(
    names.filter((name) => /\p{L}/u.test(name)),
    `${file}: put these into defineMessages`,
  ).toEqual([]);
});

test.each(components)('%s is named as its export', (file) => {
  const name = file.replace(/^.*\//, '').replace('.tsx', '');
  if (/^[a-z]/.test(name)) return;
  expect(text(file)).toMatch(new RegExp(`export (async )?function ${name}\\b|export const ${name}\\b`));
});

test.each(components)('%s wears roles of the design, never a ramp', (file) => {
  expect(text(file)).not.toMatch(/\b(jade|marigold|chili|paper|ink|night)-\d/);
  expect(text(file)).not.toMatch(/#[0-9a-f]{6}\b/i);
  expect(text(file)).not.toMatch(/["'\s]dark:/);
});

test.each(code)('%s is one thing', (file) => {
  expect(codeLines(file), `${file} has too many lines: split it`).toBeLessThanOrEqual(
    /^(scripts|tests)\//.test(file) ? 300 : 200,
  );
});

test.each(files('openapi', '.yaml'))('%s can be read in one go', (file) => {
  expect(codeLines(file), `${file} has too many lines: split it`).toBeLessThanOrEqual(300);
});

test('the environment is read in one place', () => {
  const readers = files('service', '.ts').filter((file) =>
    /process\.env|process\['env'\]|\benv\b[^=\n]*\} = process\b|from '(?:node:)?process'/.test(text(file)),
  );
  expect(readers).toEqual(['service/config/read-variables.ts']);
});

describe('Trusted Types (decision 0023)', () => {
  const policies = [
    'src/app/start-script.ts',
    'src/design-system/primitives/text/trusted-html.ts',
    'src/features/auth/google-id.ts',
    'src/features/bank-cards/stripe-js.ts',
  ];
  const browser = files('src', '.ts', '.tsx').filter((file) => !policies.includes(file));

  test('policies are made in four files, each once', () => {
    for (const file of policies) expect(text(file).match(/createPolicy\('/g)).toHaveLength(1);
    expect(browser.filter((file) => /createPolicy|trustedTypes/.test(text(file)))).toEqual([]);
  });

  test('no other file writes markup or makes scripts', () => {
    const sinks =
      /\.(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|document\.write|createElement\('script'\)|srcdoc|DOMParser/i;
    expect(browser.filter((file) => sinks.test(text(file)))).toEqual([]);
    expect(browser.filter((file) => /dangerouslySetInnerHTML/.test(text(file)))).toEqual([
      'src/design-system/primitives/text/HtmlContent.tsx',
    ]);
  });
});

describe('names', () => {
  test('no drawer for everything', () => {
    expect(code.filter((file) => /\/(utils|helpers|common|misc|manager|index)\.[tj]sx?$/.test(file))).toEqual(
      [],
    );
  });

  test('a container starts the shop as `npm start` does, with a bound to its memory', () => {
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(text('Dockerfile'))?.[1] ?? '[]') as string[];
    expect(heapFlags()).toHaveLength(2);
    expect(command).toEqual(['node', ...heapFlags(), 'dist/service/main.js']);
  });

  test('no unfinished work is left as a note', () => {
    const marks = new RegExp(['\\bTO', 'DO|FIX', 'ME|coming', ' soon|HA', 'CK'].join(''), 'i');
    expect(code.filter((file) => !file.startsWith('tests/structure') && marks.test(text(file)))).toEqual([]);
  });

  test('no file names a machine, a home folder or a registry', () => {
    const outside = /['"`]\/(home|root|Users|work)\/|registry\.npm/;
    expect(code.filter((file) => !file.startsWith('tests/structure') && outside.test(text(file)))).toEqual(
      [],
    );
  });
});
