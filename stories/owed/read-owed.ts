const linesOf = (file: string) => file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Reads screens.txt: each screen with its stories' files and the states that it owes, each with the story that shows it. */
export const owedScreens = (file: string) =>
  linesOf(file).map((line) => {
    const [, name = '', files = '', states = ''] = /^(\S+) \(([^)]*)\): (.*)$/.exec(line) ?? [];
    return {
      name,
      subjects: files.split(' ').filter(Boolean),
      states: states.split(' ').map((word) => {
        const [state = '', shownBy = state] = word.split('=');
        const [story = '', subject] = shownBy.split(':').toReversed();
        return { state, story, subject };
      }),
    };
  });

/** Reads not-yet.txt: the states that have no story, with the reason; `*` is all of a screen. */
export const notYet = (file: string) =>
  linesOf(file).map((line) => {
    const [owed = '', reason = ''] = line.split(' | ');
    const [screens = '', states = ''] = owed.split(': ');
    return { screens: screens.split(' '), states: states.split(' '), reason };
  });
