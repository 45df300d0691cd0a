import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in the browser; false on the server and for the first moment of its page, so that both render the same. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
