import { Canvas, Controls, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { FramedStory } from './FramedStory.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { storyPathOf } from './story-path.ts';
import { WhenToUse } from './WhenToUse.tsx';
import { WhereItLives } from './WhereItLives.tsx';

/** What covers the page, or is one, stands in a frame of its own. */
const framed = /^(pages|journeys|shop)\/|\/modals\/|Dialog|Drawer|Sheet$|FullScreen|Toast|BottomNav|Popup/;
/** The sheet of all looks. */
const sheet = /^(All variants|Variants|All variants sheet|Sizes|Tones)$/i;

/** Name, use, one live story, the sheet of looks, the props, and the way to every other story: few things run at once. */
export function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const context = use(DocsContext);
  const stories = context.componentStoriesFromCSFFile(csfFile);
  const [primary] = stories;
  if (!primary) return null;
  const looks = stories.find(({ id, name }) => id !== primary.id && sheet.test(name));
  const path = storyPathOf(preparedMeta.parameters);
  const inFrame = framed.test(path);
  return (
    <>
      <Title />
      <Description of="meta" />
      <WhenToUse path={path} />
      {inFrame ? (
        <FramedStory id={primary.id} name={primary.name} tall={path.startsWith('pages')} />
      ) : (
        <Canvas of={primary.moduleExport} sourceState="hidden" />
      )}
      <h2 id="props">Props</h2>
      <Controls of={primary.moduleExport} />
      {looks && !inFrame && (
        <>
          <h2 id="all-looks">All looks</h2>
          <Canvas of={looks.moduleExport} sourceState="none" />
        </>
      )}
      <WhereItLives path={path} addresses={preparedMeta.parameters.router?.initialEntries ?? []} />
      <StoryLinks stories={stories} />
    </>
  );
}
