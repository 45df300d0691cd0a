import { createDrafts, type Drafts } from './drafts.ts';
import { useMemory } from './memory.ts';

/** The forms that this tab keeps; with the code of the forms, not of the first view. */
export const useDrafts = (): Drafts => createDrafts(useMemory().tab);
