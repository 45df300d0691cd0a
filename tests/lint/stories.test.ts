import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

type Report = { diagnostics: { code: string; message: string; labels: { span: { line: number } }[] }[] };

test('the four faults of stories are found, and only they', () => {
  const folder = 'tests/lint/fixtures';
  const { stdout } = spawnSync(
    'node_modules/.bin/oxlint',
    ['--format=json', '--config', `${folder}/oxlint.json`, `${folder}/faults.stories.tsx`],
    { encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as Report;
  expect(
    diagnostics.map(({ code, message, labels }) => `${labels[0]?.span.line} ${code}: ${message}`).toSorted(),
  ).toEqual([
    '13 stories(no-same-story): Twin is the same as Default.',
    '18 stories(no-swallowed-expect): void swallows the failure of this expect: await it.',
    '25 stories(no-swallowed-expect): The failure of this expect is lost: await it.',
    '32 stories(real-roles): picture is no ARIA role: what is asked for is never there.',
    '33 stories(real-roles): A reader sees no class: ask by role or text.',
    '34 stories(real-roles): A reader sees no test id: ask by role or text.',
    '8 stories(play-asserts): This play asserts nothing: say with expect what the reader gets.',
  ]);
});
