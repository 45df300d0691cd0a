import type { Memory } from '#src/state/memory.ts';

/** A refused token ends the session: where the reader was, what they had begun, and why they are on home now (S8.5, Z22). */
export function rememberLeaving({ session, resume }: Pick<Memory, 'session' | 'resume'>, path: string) {
  resume.leave(path, session.read()?.userId, Date.now());
  resume.flash('signInAgain');
}
