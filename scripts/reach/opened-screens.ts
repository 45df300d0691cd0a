import { existsSync, readFileSync } from 'node:fs';

/** The code of a screen, which its address brings. */
export const isScreen = (file: string) => /^src\/pages\/[\w-]+\/[\w-]+\.route\.ts$/.test(file);

/** The folder of a screen's code, by which it is recorded: `group-buy`. */
export const folderOf = (screen: string) => screen.split('/')[2] ?? '';

/** The variable by which journeys hear which screens a change reaches: folders of screens, joined by commas. */
export const reachedScreens = 'REACHED_SCREENS';

/** Where it is recorded which screens the journeys of a file open. */
export const openedFile = 'tests/e2e/opened-screens.json';

/** The kind of a journey's annotation that names the screens it has opened: the same ones in every run. */
export const openedKind = 'opened';

/** The kind of the annotation that names screens of which code came or that were fetched ahead: in some runs, not in others. */
export const cameKind = 'came';

/** The folders of the screens that the journeys of a file open, by that file. */
export type Opened = Record<string, string[]>;

/** What is recorded; nothing where no file is. */
export const readOpened = (): Opened =>
  existsSync(openedFile) ? (JSON.parse(readFileSync(openedFile, 'utf8')) as Opened) : {};

/** Whether journeys of this file open one of the screens; of a file that is not recorded it has to be thought. */
export const opensOneOf = (journeys: string, screens: readonly string[], opened: Opened): boolean => {
  const known = opened[journeys];
  return screens.some((screen) => !known || known.includes(folderOf(screen)));
};
