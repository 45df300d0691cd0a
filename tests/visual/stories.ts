import { readFileSync } from 'node:fs';

/** A story of the built workbench. */
export type Story = { id: string; name: string; exportName: string; importPath: string };

type Entry = Story & { type: string };

/** The stories of each file, files in the order of their names. */
export function storiesByFile(): [file: string, stories: Story[]][] {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const files = new Map<string, Story[]>();
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story') continue;
    const file = entry.importPath.replace(/^\.\/stories\//, '').replace(/\.stories\.tsx$/, '');
    files.set(file, [...(files.get(file) ?? []), entry]);
  }
  return [...files].toSorted(([a], [b]) => a.localeCompare(b));
}
