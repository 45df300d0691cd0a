import { createContext } from 'react';

/** The page's own number, by which the browser knows our inline scripts; there on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);
