/** @jsxRuntime classic @jsx React.createElement */
import React, { type ReactNode } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { storyAddress } from '../docs/story-address.ts';
import { sidesOf } from './choices.ts';

const Sides = styled.div(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridAutoColumns: 'minmax(390px, 1fr)',
  gridAutoFlow: 'column',
  gap: 8,
  overflowX: 'auto',
  background: theme.background.app,
}));

const Side = styled.figure(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'max-content 1fr',
  margin: 0,
  figcaption: { padding: '8px 12px', fontSize: 13, fontWeight: 600, color: theme.color.defaultText },
  iframe: { width: '100%', height: '100%', border: 0, background: theme.background.preview },
}));

type BesideProps = { storyId: string; children: ReactNode };

/** The canvas, or over it the story twice, each in a frame of its own: what leaves its place, as a dialog, stays on its side. */
export function Beside({ storyId, children }: BesideProps) {
  const [globals] = useGlobals();
  const sides = sidesOf(globals);
  return (
    <>
      {children}
      {sides.length > 0 && (
        <Sides>
          {sides.map(({ name, globals: own }) => (
            <Side key={name}>
              <figcaption>{name}</figcaption>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this origin, which needs its own service worker */}
              <iframe title={name} src={storyAddress(storyId, own)} />
            </Side>
          ))}
        </Sides>
      )}
    </>
  );
}
