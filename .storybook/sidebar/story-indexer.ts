import { readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { asWords, sidebarTitle } from './place.ts';
import { statusOf } from './status.ts';

/** `/…/stories/design-system/cards/product/ProductCard.stories.tsx` is `design-system/cards/product/ProductCard`. */
export const storyPath = (file: string): string =>
  relative('stories', file).replaceAll('\\', '/').replace('.stories.tsx', '');

const isAlone = (path: string) =>
  readdirSync(`stories/${dirname(path)}`).filter((name) => name.endsWith('.stories.tsx')).length === 1;

/**
 * Files stories by order and in words, while each keeps the id that comes from its path: addresses and kept pictures
 * hang on it. A title or id that a story file gives itself stays.
 */
function filed(path: string, input: IndexInput): IndexInput {
  if (input.title !== path) return input;
  const status = statusOf(path, input.tags ?? []);
  const own = input.name !== undefined && input.name !== storyNameFromExport(input.exportName);
  return {
    ...input,
    title: sidebarTitle(path, isAlone(path)),
    metaId: input.metaId ?? sanitize(path),
    ...(!own && { name: asWords(input.exportName) }),
    tags: [...(input.tags ?? []), ...(status ? [status] : [])],
  };
}

/** The indexers of Storybook, whose stories are filed. */
export const filing = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((input) => filed(storyPath(file), input)),
  }));
