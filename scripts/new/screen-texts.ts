import { mark } from './change.ts';
import { camel } from './edits.ts';

const memberImports = `import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
`;

const memberPart = `      <MembersOnly loading={<Skeleton className="h-90 rounded-xl!" />}>
        {/* ${mark} a component that asks by useQuery, with skeleton, LoadFailed and empty state */}
        {null}
      </MembersOnly>
`;

/** The page; what one for `members` shows asks by `useQuery` when somebody is signed in, and no search engine lists it. */
export const pageText = (
  name: string,
  id: string,
  members: boolean,
) => `import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
${members ? memberImports : ''}
const messages = defineMessages({
  title: { id: '${id}', defaultMessage: '${mark} heading', description: 'Heading of the screen' },
});

/** ${mark} what the screen shows, and which line of docs/requirements.md asks for it */
export function ${name}Page() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
${members ? '      <meta name="robots" content="noindex" />\n' : ''}      <PageHeading title={<FormattedMessage {...messages.title} />} />
${members ? memberPart : ''}    </>
  );
}
`;

/** A route whose loader asks before the page is shown. */
export const routeText = (name: string) => `import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';

export { ${name}Page as Component } from './${name}Page.tsx';

/** ${mark} waits for what the page cannot do without (need), and for what may fail alone (want) */
export function loader(args: LoaderArgs) {
  loading(args);
  return null;
}
`;

/** The story of the screen; `members` are signed in. */
export const storyText = (
  name: string,
  folder: string,
  id: string,
  members: boolean,
) => `import { expect } from 'storybook/test';
import { paths } from '#src/domain/urls.ts';
import { ${name}Page } from '#src/pages/${folder}/${name}Page.tsx';
import * as page from '#src/pages/${folder}/${folder}.route.ts';
import { screenModes, stateModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: ${name}Page,
  parameters: {
    layout: 'fullscreen',${members ? '\n    member: true,' : ''}
    router: { path: paths.${camel(name)}, page, initialEntries: [paths.${camel(name)}] },
    chromatic: { modes: stateModes },
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  play: async ({ canvas }) => {
    // ${mark} what a reader sees and can do here
    await expect(await canvas.findByRole('heading', { level: 1, name: say('${id}') })).toBeVisible();
  },
});
`;

/** The route of a members' screen: it has no loader, since the page asks once somebody is signed in. */
export const memberRouteText = (
  name: string,
) => `export { ${name}Page as Component } from './${name}Page.tsx';
`;
