import type { FootprintItem } from '#openapi/schema.gen.ts';

/** A reader's footprint as a screen shows it, wherever it is kept. */
export type FootprintList = {
  /** What is known of it so far, the latest first; undefined until something is. */
  items: readonly FootprintItem[] | undefined;
  isError: boolean;
  retry(): void;
  /** What the foot of the list says. */
  end: 'more' | 'loading' | 'error' | 'end';
  more(): void;
  /** Gives the way back. */
  remove(items: readonly FootprintItem[]): Promise<() => Promise<void>>;
  clear(): Promise<void>;
};
