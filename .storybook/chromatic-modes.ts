import { widths } from './modes.ts';

/** How Chromatic looks at a story, by the name of the look; what is inherited can be switched off. */
export type ChromaticModes = Record<string, { viewport?: number; theme?: string; disable?: boolean }>;

type Pinned = { viewport?: { value: keyof typeof widths }; theme?: string };

/** Sheets of all looks, and screens as they mostly are: their dark looks are paid for; axe reads every story in dark. */
const darkToo = /--all-variants$|^pages-.*--default$/;

/** The looks of a story that are paid for: at the width that it pins, each once, in dark where that says something new. */
export function paidModes(id: string, modes: ChromaticModes, pinned: Pinned): ChromaticModes {
  const paid: ChromaticModes = {};
  for (const mode of Object.values(modes)) {
    if (mode.disable || (mode.theme === 'dark' && !darkToo.test(id))) continue;
    const viewport = pinned.viewport ? widths[pinned.viewport.value] : mode.viewport;
    const theme = pinned.theme ? undefined : mode.theme;
    paid[[viewport, theme].filter(Boolean).join(' ')] = {
      ...(viewport && { viewport }),
      ...(theme && { theme }),
    };
  }
  return paid;
}

type Prepared<ArgTypes> = {
  id: string;
  componentId?: string;
  parameters: { chromatic?: { modes?: ChromaticModes } };
  storyGlobals?: Pinned;
  argTypes: ArgTypes;
};

/**
 * Gives every story its paid looks while it is prepared. Storybook lets nothing but types of args be made of id, pins and
 * parameters together, so that it is done there; they are handed on as they are.
 */
export function withPaidModes<ArgTypes>({
  id,
  componentId,
  parameters,
  storyGlobals,
  argTypes,
}: Prepared<ArgTypes>): ArgTypes {
  if (id !== componentId && parameters.chromatic?.modes)
    parameters.chromatic = {
      ...parameters.chromatic,
      modes: paidModes(id, parameters.chromatic.modes, storyGlobals ?? {}),
    };
  return argTypes;
}
