import type { ClientState } from '#src/state/client-state.ts';

/**
 * Called when the service refuses the token: stores the path, the action under way and the toast for home (S8.5,
 * Z22).
 */
export function rememberLeaving({ session, resume }: Pick<ClientState, 'session' | 'resume'>, path: string) {
  resume.leave(path, session.read()?.userId, Date.now());
  resume.flash('signInAgain');
}
