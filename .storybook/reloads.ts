type Turn = { count: number; path: string | undefined };

let turn: Turn = { count: 0, path: undefined };
const hearers = new Set<() => void>();

/** Loads a story's page anew, where it stands or elsewhere: what the browser keeps stays, all else begins again. */
export const reloads = {
  now: () => turn,
  hear(onTurn: () => void) {
    hearers.add(onTurn);
    return () => void hearers.delete(onTurn);
  },
  next(path?: string) {
    turn = { count: turn.count + 1, path };
    for (const onTurn of hearers) onTurn();
  },
};
