import type { Memory } from '#src/state/memory.ts';

/** A refused token ends the session here; where the reader was, and why they are on home now, is remembered (S8.5, Z22). */
export function signOut({ session, resume }: Pick<Memory, 'session' | 'resume'>, path: string) {
  resume.leave(path, session.read()?.userId);
  resume.flash('signInAgain');
  session.clear();
}
