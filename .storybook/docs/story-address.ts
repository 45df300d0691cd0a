/** The tools of the toolbar, as `globals.ts` has them. */
const tools = ['language', 'region', 'theme', 'reader', 'network', 'data', 'clock', 'motion', 'contrast'];

/** Where a story stands alone, with what the toolbar says of it. */
export function storyAddress(id: string, globals: Record<string, unknown>): string {
  const told = tools
    .filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`);
  return `iframe.html?id=${id}&viewMode=story&globals=${told.join(';')}`;
}
