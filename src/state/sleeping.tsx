import { type ComponentType, Suspense, use } from 'react';
import { firstTouch } from './first-touch.ts';

/** The loads of all sleeping parts that are known; code, not data, so one list serves every page. */
const loads: (() => Promise<unknown>)[] = [];

/** Gives every sleeping part its code; the server waits for it once, before it renders. */
export const wakeAll = (): Promise<unknown> => Promise.all(loads.map((load) => load()));

/**
 * A part of a page that is rendered on the server and sleeps in the browser: its markup is there and its links work,
 * its code comes at the reader's first touch. It may hold nothing that moves by itself.
 */
export function sleeping<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let awake: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  const wake = () => {
    coming ??= load().then((component) => {
      awake = component;
      return component;
    });
    return coming;
  };
  loads.push(wake);
  const touched = firstTouch.then(wake);

  function Part(props: P) {
    const Awake = awake ?? use(touched);
    return <Awake {...props} />;
  }
  return function Sleeping(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
