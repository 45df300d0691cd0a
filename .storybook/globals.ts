import { fallbackLanguage } from '#src/i18n/languages.ts';
import { besides } from './beside/choices.ts';
import { claim } from './conditions/media-features.ts';
import { dataSets } from './conditions/data-sets.ts';
import { setDataSet } from './conditions/day-in-data-set.ts';
import { setLongText } from './conditions/long-text.ts';
import { networks, setNetwork } from './conditions/network.ts';
import { clocks, setClock } from './fixed-clock.ts';
import { languageOf, learn, spoken } from './languages.ts';
import { themes } from './modes.ts';
import { type RegionCode, regions } from './regions.ts';
import { speak } from './say.ts';

/** The first of each leaves the story alone; its short name is the tool's. */
const readers = { story: 'Reader', visitor: 'Signed out', member: 'Signed in' } as const;
const motions = { system: 'Motion', reduced: 'Reduced motion' } as const;
const contrasts = { system: 'Contrast', more: 'More contrast' } as const;

type Choices = Record<string, string>;

const asItIs = ['story', 'normal', 'system', 'day', 'alone'];

const tool = <Icon extends string>(description: string, icon: Icon, choices: Choices) => ({
  description,
  toolbar: {
    title: description,
    icon,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, title]) => ({
      value,
      title,
      ...(asItIs.includes(value) && { right: 'as it is' }),
    })),
  },
});

const themeNames = Object.fromEntries(
  themes.map((theme) => [theme, theme === 'light' ? 'Light' : 'Dark']),
) as Record<(typeof themes)[number], string>;
const regionNames = Object.fromEntries(Object.entries(regions).map(([code, { name }]) => [code, name]));

/** What the toolbar can change about every story; the width is the viewport tool's. */
export const globalTypes = {
  language: tool('Language of the interface', 'globe', spoken),
  region: tool('Sales region', 'location', regionNames),
  theme: tool('Theme', 'paintbrush', themeNames),
  reader: tool('Who reads', 'user', readers),
  network: tool('Line to the service', 'lightning', networks),
  data: tool('Data', 'database', dataSets),
  clock: tool('Clock', 'time', clocks),
  motion: tool('Motion', 'play', motions),
  contrast: tool('Contrast', 'contrast', contrasts),
  beside: tool('Side by side', 'sidebyside', besides),
};

/** Every story as it says itself. */
export const initialGlobals = {
  language: fallbackLanguage,
  region: 'lk',
  theme: 'light',
  reader: 'story',
  network: 'normal',
  data: 'story',
  clock: 'day',
  motion: 'system',
  contrast: 'system',
  beside: 'alone',
};

export type Globals = Record<string, unknown>;

const oneOf = <Choice extends string>(choices: Record<Choice, unknown>, chosen: unknown): Choice => {
  const known = Object.hasOwn(choices, String(chosen)) ? chosen : Object.keys(choices)[0];
  return known as Choice;
};

export const regionOf = ({ region }: Globals): RegionCode => oneOf(regions, region);
export const themeOf = ({ theme }: Globals) => oneOf(themeNames, theme);
export const dataSetOf = ({ data }: Globals) => oneOf(dataSets, data);

/** Signed in or out: as the toolbar says, else as the story does. */
export const isMember = ({ reader }: Globals, storys: boolean | undefined): boolean =>
  reader === 'member' || (reader !== 'visitor' && (storys ?? false));

/** Two stands of a story with the same sign are the same; the theme and the contrast are only worn. */
export const conditionsKey = ({ language, region, reader, network, data, clock, motion }: Globals): string =>
  [language, region, reader, network, data, clock, motion].join(' ');

/** Makes the page be as the toolbar says, before a story is on it. */
export async function setConditions(globals: Globals) {
  const motion = oneOf(motions, globals.motion);
  const contrast = oneOf(contrasts, globals.contrast);
  claim({
    ...(motion === 'reduced' && { motion: 'reduce' as const }),
    ...(contrast === 'more' && { contrast: 'more' as const }),
  });
  setClock(oneOf(clocks, globals.clock), regions[regionOf(globals)].utcMinutes);
  setDataSet(dataSetOf(globals));
  setLongText(languageOf(globals.language));
  setNetwork(oneOf(networks, globals.network));
  await learn(globals.language);
  speak(globals.language, regions[regionOf(globals)].timeZone);
}
