import { existsSync, readFileSync } from 'node:fs';
import { cruise, type IReporterOutput } from 'dependency-cruiser';
import { isScreen } from './opened-screens.ts';
import { routeTables } from './route-table.ts';

/** The files of the project by their path, each with those that import it. */
export type ImportGraph = Map<string, Set<string>>;

const folders = ['src', 'service', 'mocks', 'stories', 'tests', 'scripts', '.storybook', 'openapi'].filter(
  (folder) => existsSync(folder),
);
const files = ['vite.config.ts', 'playwright.config.ts', 'drizzle.config.ts'];

/** The frame of screens in the workbench: all of it is imported for every story, and shown around those that name an address. */
const screenFrame = '.storybook/page-routes.tsx';
const namesAddress = (file: string) =>
  file.endsWith('.stories.tsx') && /\brouter\b/.test(readFileSync(file, 'utf8'));
const isScreenStory = (file: string) =>
  /^stories\/(pages|journeys|shop)\//.test(file) || (file.startsWith('stories/') && namesAddress(file));

/** The addresses of the shop import each screen when it is asked for; a screen in its frame asks for itself alone. */
const addresses = 'src/app/routes.ts';

/**
 * The whole shop in the workbench, with the product service in a worker of its own: imported for every story, and shown in
 * those that open it.
 */
const wholeShop = ['.storybook/service/ShopFrame.tsx', '.storybook/service/worker.ts'];
const opensShop = '.storybook/service/the-shop.ts';

type Modules = { modules: { source: string; dependencies: { resolved: string }[] }[] };

/** Which file is imported by which, types too; packages are left out. */
export async function readImportGraph(): Promise<ImportGraph> {
  const { output }: IReporterOutput = await cruise([...folders, ...files], {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  });
  const { modules } = output as Modules;
  const graph: ImportGraph = new Map(modules.map(({ source }) => [source, new Set()]));
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) graph.get(resolved)?.add(source);
  if (graph.has(screenFrame)) graph.set(screenFrame, new Set([...graph.keys()].filter(isScreenStory)));
  const usesAllScreens = [...(graph.get(addresses) ?? [])].filter((file) => file !== screenFrame);
  for (const [file, importers] of graph)
    if (isScreen(file) && routeTables.map((at) => importers.delete(at)).includes(true))
      for (const user of usesAllScreens) importers.add(user);
  const shopStories = [...(graph.get(opensShop) ?? [])].filter((file) => file.startsWith('stories/'));
  for (const file of wholeShop) if (graph.has(file)) graph.set(file, new Set(shopStories));
  return graph;
}
