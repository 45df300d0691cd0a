import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type Globals, initialGlobals } from '../globals.ts';

type Told = [{ globals: Globals }] | undefined;
type Channel = DocsContextProps['channel'];

const lastTold = (channel: Channel): Globals =>
  ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Told)?.[0].globals ?? initialGlobals;

/** What the toolbar says, on a docs page. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => lastTold(channel));
  useEffect(() => {
    const follow = (told: { globals: Globals }) => setGlobals(told.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
