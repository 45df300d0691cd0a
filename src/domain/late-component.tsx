import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { wantedCode } from './late-code.ts';

/** `bring` fetches the code before it is shown; rejects where it cannot be had. */
export type LateComponent<P> = ComponentType<P> & { bring: () => Promise<unknown> };

type LateOptions = {
  /** Stands in its place until it is there, and on the server. */
  waiting?: ReactNode;
  /** It is not shown before this has resolved. */
  until?: Promise<unknown>;
};

/**
 * A component whose code comes when it is first shown; code that is there by then is shown at once. The page's bar says when it
 * does not come. For what opens at a press: with `lazy`, React holds whatever comes within 300 ms of an empty place back until these
 * are over.
 */
export function lateComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting, until }: LateOptions = {},
): LateComponent<P> {
  let there: ComponentType<P> | undefined;
  const bring = async (code: Promise<ComponentType<P>>) => {
    const [part] = await Promise.all([code, until]);
    return (there = part);
  };
  function Late(props: P) {
    const [shown, setShown] = useState<{ part?: ComponentType<P> | undefined; fault?: unknown }>(() => ({
      part: there,
    }));
    const { part: Part, fault } = shown;
    useEffect(() => {
      if (Part) return undefined;
      let here = true;
      bring(wantedCode(load)).then(
        (part) => here && setShown({ part }),
        (cause: unknown) => here && setShown({ fault: cause }),
      );
      return () => {
        here = false;
      };
    }, [Part]);
    if (fault) throw fault;
    return Part ? <Part {...props} /> : waiting;
  }
  return Object.assign(Late, { bring: () => bring(load()) });
}
