import { Canvas, Controls, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { FramedStory } from './FramedStory.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { WhenToUse } from './WhenToUse.tsx';

/** What covers the page, or is one, stands in a frame of its own. */
const framed = /^(pages|journeys)\/|\/modals\/|Dialog|Drawer|Sheet$|FullScreen|Toast|BottomNav|Popup/;
/** The sheet of all looks. */
const sheet = /^(All variants|Variants|All variants sheet|Sizes|Tones)$/;

/** Name, use, one live story, the sheet of looks, the props, and the way to every other story: few things run at once. */
export function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const context = use(DocsContext);
  const stories = context.componentStoriesFromCSFFile(csfFile);
  const [primary] = stories;
  if (!primary) return null;
  const looks = stories.find(({ id, name }) => id !== primary.id && sheet.test(name));
  const inFrame = framed.test(preparedMeta.title);
  return (
    <>
      <Title />
      <Description of="meta" />
      <WhenToUse title={preparedMeta.title} />
      {inFrame ? (
        <FramedStory id={primary.id} name={primary.name} tall={/^pages/.test(preparedMeta.title)} />
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
      <StoryLinks stories={stories} />
    </>
  );
}
