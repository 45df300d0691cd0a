import { Table } from './foundations/Table.tsx';

type Line = { id: string; says: string; proofs: { kind: string; file: string }[] };

/** Made before the workbench is (`npm run gen`): no line where that was left out. */
const made = import.meta.glob<Line[]>('../.storybook/made/requirements.json', {
  eager: true,
  import: 'default',
});
const lines = Object.values(made).flat();

const counted = (kind: string) =>
  lines.filter(({ proofs }) => proofs.some((proof) => proof.kind === kind)).length;

/** A file without what all of them have. */
const short = (file: string) =>
  file.replace(/^(tests|stories)\//, '').replace(/\.(test|spec|stories)\.tsx?$/, '');

const sections = [...new Set(lines.map(({ id }) => /^[SZ]\d?(?=\.)|^Z/.exec(id)?.[0] ?? ''))];
const ofSection = (section: string) => lines.filter(({ id }) => id.startsWith(section));

/** Every line of the specification with the files that name it, section by section. */
export function RequirementsTable() {
  return (
    <>
      <p>
        {lines.length} lines: {counted('test')} are named by tests, {counted('journey')} by journeys through
        the built shop, {counted('story')} by stories;{' '}
        {lines.filter(({ proofs }) => proofs.length === 0).length} by none.
      </p>
      {sections.map((section) => (
        <details key={section}>
          <summary>
            {section} ({ofSection(section).length})
          </summary>
          <Table
            lines={[
              ['line', 'says', 'named by'],
              ...ofSection(section).map(({ id, says, proofs }) => [
                id,
                says.replaceAll('**', ''),
                proofs.map(({ file }) => short(file)).join(', '),
              ]),
            ]}
          />
        </details>
      ))}
    </>
  );
}
