import { createElement, type ReactElement, use } from 'react';
import { PartPlacesContext } from './part-places.ts';

type KeptPartProps = {
  /** Tells it from all other parts. */
  name: string;
  /**
   * All that its markup depends on, as plain data, beside language, region and what the frame was answered (`frameAnswers`). Not
   * given where the head of the page asks for a picture in it: each page needs that.
   */
  of: readonly unknown[] | undefined;
  /** One element, the same at every time of the day. */
  children: ReactElement;
};

/**
 * A part of a page that the server renders once for all pages on which it is the same; the next of them takes its markup as text
 * (decision 82). In the browser it is what stands in it.
 */
export function KeptPart({ name, of, children }: KeptPartProps) {
  const places = import.meta.env.SSR ? use(PartPlacesContext) : undefined;
  if (!places || !of) return children;
  const { mark, id, isKept } = places.place(name, of);
  return createElement(mark, { id }, isKept ? null : children);
}
