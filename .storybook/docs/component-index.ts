/** Files of the design system and of the screens, by path; nothing of them is loaded. */
const files = Object.keys(import.meta.glob('../../src/{design-system,pages}/**/*.tsx'));
const stories = Object.keys(import.meta.glob('../../stories/**/*.stories.tsx'));

const nameOf = (file: string) => file.replace(/^.*\/([^/]+)\.tsx$/, '$1');

/** What lives in the workbench, counted. */
export const figures = {
  components: files.filter((file) => file.includes('/design-system/') && !file.includes('/illustrations/'))
    .length,
  drawings: files.filter((file) => file.includes('/illustrations/')).length,
  screens: stories.filter((file) => file.includes('/stories/pages/')).length,
  files: stories.length,
};

/** How many components are in a room of the design system. */
export const inRoom = (room: string): number =>
  files.filter((file) => file.includes(`/design-system/${room}/`) && !file.includes('/illustrations/'))
    .length;

/** The docs page of a component, wherever it lives. */
export function docsAddress(name: string): string {
  const story = stories.find((file) => nameOf(file) === `${name}.stories`);
  const id = story
    ?.replace(/^.*\/stories\//, '')
    .replace('.stories.tsx', '')
    .replaceAll('/', '-')
    .toLowerCase();
  return id ? `./?path=/docs/${id}--docs` : './?path=/docs/foundations-choosing-a-component--docs';
}
