import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'virtual:icons-in-use';

/** The icons that files below `src/` import, by the name that they have there. */
function iconsIn(folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
      names.split(','),
    ),
  );
  return [
    ...new Set(imported.map((one) => one.trim()).filter((one) => one && !one.startsWith('type '))),
  ].toSorted();
}

/** The module `virtual:icons-in-use`: these icons and no others of the thousand. */
export const iconsInUse = (): Plugin => ({
  name: 'workbench:icons-in-use',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const names = iconsIn('src').map((one) => one.replace(/ as .*/, ''));
    return `import { ${names.join(', ')} } from 'lucide-react';\nexport const icons = { ${names.join(', ')} };`;
  },
});
