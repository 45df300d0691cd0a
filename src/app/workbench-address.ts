const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Screens that are one message have their stories where the message is. */
const elsewhere: Readonly<Record<string, string>> = { 'not-found': 'app-routeproblem--not-found' };

/** The workbench's address of a screen, by the key of the screen's code: `src/pages/group-buy/group-buy.route.ts`. */
export function workbenchAddress(module: string): string {
  const folder = module.split('/')[2] ?? '';
  const page = `${folder.split('-').map(capital).join('')}Page`;
  const story = elsewhere[folder] ?? `pages-${folder}-${page.toLowerCase()}--default`;
  return `http://localhost:6006/?path=/story/${story}`;
}
