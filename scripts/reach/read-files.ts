/**
 * Files that are read, globbed or started by another one without an import: the reader, and the paths that it depends on.
 * `tests/unit/scripts/reach.test.ts` fails where a file that reads others is not named here.
 */
export const readFiles: Record<string, readonly RegExp[]> = {
  // Of tests.
  'tests/contract/examples.test.ts': [/^service\/seed\/images\//],
  'tests/contract/lint-rules.test.ts': [/^tests\/contract\/fixtures\//],
  'tests/contract/operations.ts': [/^tests\/contract\/operations\.tsv$/],
  'tests/contract/days.test.ts': [/^mocks\/(handlers|fixtures)\//],
  'tests/lint/stories.test.ts': [/^tests\/lint\//, /^\.oxlintrc\.json$/],
  'tests/service/search/judgements.test.ts': [/^tests\/search\/judgements\.tsv$/],
  'tests/bench/search.ts': [/^tests\/search\/judgements\.tsv$/],
  'tests/service/shop-process.ts': [/^service\/main\.ts$/, /^tests\/service\/serve-api\.ts$/],
  'tests/service/catalog/seed.test.ts': [/^tests\/service\/catalog\/fill-shop\.ts$/, /^service\/seed\//],
  'tests/service/catalog/renewed-catalogue.test.ts': [/^tests\/fixtures\/catalogue-1\.json$/],
  'tests/service/config/variables.test.ts': [/^README\.md$/],
  'tests/service/prices.test.ts': [/^(src|service)\/.*\.tsx?$/],
  'tests/service/phone-numbers.test.ts': [/^service\/db\/migrations\//],
  // Of the packages it reads axe alone.
  'tests/e2e/card-fields.spec.ts': [],
  'tests/structure/example-pictures.test.ts': [
    /^openapi\/components\/examples\//,
    /^\.storybook\/public\/media\//,
  ],
  'tests/structure/source.ts': [/./],
  'tests/structure/house.test.ts': [/./],
  'tests/unit/domain/constants.test.ts': [/^src\/design-system\/tokens\/theme\.css$/],
  'tests/unit/design-system/contrast-of-roles.test.ts': [/^src\/design-system\/tokens\/theme\.css$/],
  'tests/unit/app/screen-modules.test.ts': [/^src\/pages\/.*\.route\.ts$/],
  'tests/unit/app/workbench-address.test.ts': [/^stories\/(pages|app)\/.*\.stories\.tsx$/],
  'tests/unit/data/calls.test.ts': [/^src\/data\//],
  'tests/unit/scripts/lean-packages.test.ts': [/^src\/.*\.tsx?$/],
  'tests/unit/scripts/chromatic.test.ts': [/^scripts\/chromatic\.ts$/],
  'tests/unit/scripts/reach.test.ts': [/^tests\/e2e\/opened-screens\.json$/],
  'tests/unit/scripts/new-files.test.ts': [
    /^(src\/(i18n\/messages|app|domain|pages\/wallet)|openapi|stories\/owed|service\/(wallet|address))\//,
    /^tests\/(structure\/owed-stories\.txt|contract\/operations\.tsv|service\/pages\/heads\.test\.ts)$/,
  ],
  'tests/unit/design-system/trusted-html.test.ts': [/^service\/content\//],
  'tests/unit/workbench-conditions.test.ts': [/^stories\//, /^\.storybook\/public\/design\//],
  // Of the workbench: drawings are shown; of components and stories it lists the names, in its documentation.
  'stories/foundations/copy-deck.ts': [/^src\/i18n\/messages\//],
  'stories/foundations/Drawings.tsx': [/^src\/design-system\/.*(illustrations|flags)\//],
  '.storybook/docs/component-index.ts': [],
  'stories/RequirementsTable.tsx': [],
  '.storybook/icons-in-use.ts': [],
  // The order of the sidebar and what it says of a part: no story looks other for it.
  '.storybook/sidebar/story-indexer.ts': [],
  '.storybook/sidebar/status.ts': [],
  '.storybook/sidebar/import-graph.ts': [],
  '.storybook/service/open-service.ts': [/^service\/content\/agreements\//],
  // Words are told one by one (`changed-keys.ts`); what is compiled of them follows from them.
  '.storybook/languages.ts': [],
  'src/i18n/message-files.ts': [],
  'src/i18n/first-words.ts': [],
  'src/app/head/say.ts': [],
};

/** Files below `service` that are no code (migrations, seed, agreements) are read by whoever opens the database, seeds it or serves. */
export const serviceReaders = [
  'service/main.ts',
  'service/composition/create-service.ts',
  'service/db/connect.ts',
  'service/db/project-root.ts',
];
