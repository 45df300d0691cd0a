/** @jsxRuntime classic @jsx React.createElement */
import React, { useState } from 'react';
import { Cell, Frame, Layers, Shown, Table } from './panel-parts.ts';
import type { DesignPicture } from './pictures.ts';

export type View = 'picture' | 'beside' | 'over';

type ComparedProps = {
  picture: DesignPicture;
  name: string;
  /** Where the story stands alone. */
  story: string;
  view: View;
  /** Of the picture above the story, 0 to 1. */
  opacity: number;
};

/** Both at the same scale, the story as wide and as tall as the drawn page. */
export function Compared({ picture: { file, width }, name, story, view, opacity }: ComparedProps) {
  const [height, setHeight] = useState(0);
  const drawn = (
    <Shown
      src={`./design/${file}`}
      alt={`The design, ${name}`}
      style={{ width }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setHeight(Math.round((naturalHeight * width) / naturalWidth))
      }
    />
  );
  if (view === 'picture') return <Table>{drawn}</Table>;
  const live = <Frame src={story} title={`The story, ${name}`} style={{ width, height }} />;
  if (view === 'over')
    return (
      <Table>
        <Layers style={{ width, height }}>
          {live}
          <div style={{ opacity }}>{drawn}</div>
        </Layers>
      </Table>
    );
  return (
    <Table>
      <Cell>
        <figcaption>Design</figcaption>
        {drawn}
      </Cell>
      <Cell>
        <figcaption>Story</figcaption>
        {live}
      </Cell>
    </Table>
  );
}
