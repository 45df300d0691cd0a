import { createDrafts, type Drafts } from './drafts.ts';
import { useClientState } from './client-state.ts';

/** Drafts of this tab. In a file of its own so that it is loaded with the forms and not with every page. */
export const useDrafts = (): Drafts => createDrafts(useClientState().tab);
