import { sanitize } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { storyPath } from './story-indexer.ts';

/** Story files say the id that comes from their path, whatever their title in the sidebar; one that they say themselves wins. */
export const fixedIds = (): Plugin => ({
  name: 'workbench:fixed-ids',
  enforce: 'pre',
  transform: {
    filter: { id: /\/stories\/.*\.stories\.tsx$/ },
    handler: (code, id) => ({
      code: code.replace('preview.meta({', `preview.meta({ id: '${sanitize(storyPath(id))}',`),
      map: null,
    }),
  },
});
