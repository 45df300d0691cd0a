import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { filing } from './sidebar/story-indexer.ts';

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  experimental_indexers: filing,
  // What a story's tags say is told in the sidebar; its filter offers them.
  tags: { workbench: { excludeFromSidebar: true } },
  managerEntries: (entries: string[] = []) => [
    ...entries,
    fileURLToPath(new URL('workbench-frame.tsx', import.meta.url)),
  ],
  staticDirs: [
    './public',
    { from: '../src/design-system/tokens/fonts', to: '/fonts' },
    { from: '../service/seed/images', to: '/seed-media' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Docs' },
  // The types of the contract and of variants are written elsewhere than in the component, so that the types' own compiler has to read them.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent || !parent.fileName.includes('node_modules'),
    },
  },
});
