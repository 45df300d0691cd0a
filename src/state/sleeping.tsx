import { type ComponentType, Suspense, use } from 'react';
import { firstTouch } from './first-touch.ts';

type Code<P> = { awake?: ComponentType<P>; coming?: Promise<ComponentType<P>> };

/** Loads of all sleeping parts, so that the server has their code before it renders. */
const loads: (() => Promise<unknown>)[] = [];

/** Gives every sleeping part its code; the server waits for it once, when it starts. */
export const wakeAll = () => Promise.all(loads.map((load) => load()));

let touched: Promise<void> | undefined;

/**
 * A part of a page that is rendered on the server and sleeps in the browser: its markup is there and its links work,
 * its code comes at the reader's first touch. It holds nothing that moves by itself.
 */
export function sleeping<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const code: Code<P> = {};
  const wake = () => {
    code.coming ??= load().then((component) => (code.awake = component));
    return code.coming;
  };
  loads.push(wake);
  const whenTouched = () => (touched ??= firstTouch()).then(wake);

  let waiting: Promise<ComponentType<P>> | undefined;
  function Inner(props: P) {
    const Awake = code.awake ?? use((waiting ??= whenTouched()));
    return <Awake {...props} />;
  }
  return function Sleeping(props: P) {
    return (
      <Suspense>
        <Inner {...props} />
      </Suspense>
    );
  };
}
