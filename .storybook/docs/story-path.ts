/** The path of a story file without its ending, as `pages/home/HomePage`; its title in the sidebar may be another. */
export const storyPathOf = ({ fileName }: Record<string, unknown>): string =>
  String(fileName)
    .replace(/^.*?stories\//, '')
    .replace('.stories.tsx', '');
