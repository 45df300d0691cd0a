/** @jsxRuntime classic @jsx React.createElement */
import React, { useState } from 'react';
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { storyAddress } from '../docs/story-address.ts';
import { Choice } from './Choice.tsx';
import { Compared, type View } from './Compared.tsx';
import { Bar, Note, Slider } from './panel-parts.ts';
import { picturesOfPart } from './pictures-of-parts.ts';
import type { DesignPicture } from './pictures.ts';

const views = { picture: 'Picture', beside: 'Side by side', over: 'Overlay' } as const;

/** What tells pictures of one story apart. */
const nameOf = ({ width, theme, state }: DesignPicture) =>
  [state, `${width} px`, theme].filter(Boolean).join(', ');

/** The picture of the design beside the story, or over it. */
export function DesignPanel() {
  const design = useParameter<{ pictures: DesignPicture[] } | undefined>('design');
  const [globals] = useGlobals();
  const { storyId } = useStorybookState();
  const [chosen, setChosen] = useState('');
  const [view, setView] = useState<View>('beside');
  const [opacity, setOpacity] = useState(50);
  const pictures = design?.pictures ?? picturesOfPart(storyId);
  const picture = pictures.find((one) => nameOf(one) === chosen) ?? pictures[0];
  if (!picture) return <Note>No picture of the design belongs to this story.</Note>;
  const { theme = 'light' } = picture;
  return (
    <section aria-label="Design picture">
      <Bar>
        <Choice
          name="Picture"
          value={nameOf(picture)}
          choices={Object.fromEntries(pictures.map((one) => [nameOf(one), nameOf(one)]))}
          onChange={setChosen}
        />
        <Choice name="View" value={view} choices={views} onChange={(next) => setView(next as View)} />
        {view === 'over' && (
          <Slider>
            Opacity of the picture
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={opacity}
              onChange={({ target }) => setOpacity(Number(target.value))}
            />
            <output>{opacity} %</output>
          </Slider>
        )}
      </Bar>
      <Compared
        key={picture.file}
        picture={picture}
        name={nameOf(picture)}
        story={storyAddress(storyId, { ...globals, theme })}
        view={view}
        opacity={opacity / 100}
      />
    </section>
  );
}
