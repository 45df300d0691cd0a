import { createContext } from 'react';

/** The places of a page in which kept parts stand (src/app/kept-parts.ts). */
export type PartPlaces = {
  /** Marks a part's place in the page: the name of the element around it, its number, and whether its markup is kept already. */
  place: (name: string, of: readonly unknown[]) => { mark: string; id: number; isKept: boolean };
};

/** Given on the server alone, and only for a page whose parts may be kept. */
export const PartPlacesContext = createContext<PartPlaces | undefined>(undefined);
