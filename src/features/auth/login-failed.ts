/** A way in by somebody else that did not work is written down and nothing more (S8.7). */
export const loginFailed = (fault: unknown) => {
  console.error('Login failed:', fault instanceof Error ? fault.message : 'no word why');
};
