const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The workbench's address of a screen, by the key of the screen's code: `src/pages/group-buy/group-buy.route.ts`. */
export function workbenchAddress(module: string): string {
  const folder = module.split('/')[2] ?? '';
  const page = `${folder.split('-').map(capital).join('')}Page`;
  return `http://localhost:6006/?path=/story/pages-${folder}-${page.toLowerCase()}--default`;
}
