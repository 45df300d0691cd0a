import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { firstTouch } from './first-touch.ts';
import { holdClicks, releaseClicks } from './held-clicks.ts';

/** The loads of all sleeping parts that are known; code, not data, so one list serves every page. */
const loads: (() => Promise<unknown>)[] = [];

/** Gives every sleeping part its code; the server waits for it once, before it renders. */
export const wakeAll = (): Promise<unknown> => Promise.all(loads.map((load) => load()));

holdClicks();

/**
 * A part of a page that is rendered on the server and sleeps in the browser: its markup is there and its links work,
 * its code comes at the reader's first touch, and a click that came before it is done then.
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

  type PartProps = { onAwake: () => void; part: P; known: ComponentType<P> | undefined };

  function Part({ onAwake, part, known }: PartProps) {
    const Awake = known ?? use(touched);
    useEffect(onAwake, [onAwake]);
    return <Awake {...part} />;
  }

  return function Sleeping(props: P) {
    const frame = useRef<HTMLDivElement>(null);
    const [asleep, setAsleep] = useState(true);
    const [onAwake] = useState(() => () => setAsleep(false));
    // Settled once: a part that waited by `use` must ask by `use` again, or React renders the whole root anew.
    const [known] = useState(() => awake);
    // While it sleeps nothing may reach it: React would throw the server's markup away and show nothing.
    const [first] = useState(props);
    const shown = asleep ? first : props;
    useEffect(() => {
      if (!asleep && frame.current) releaseClicks(frame.current);
    }, [asleep]);
    const part = useMemo(
      () => (
        <Suspense>
          <Part onAwake={onAwake} part={shown} known={known} />
        </Suspense>
      ),
      [onAwake, shown, known],
    );
    return (
      <div ref={frame} className="contents" data-asleep={asleep || undefined}>
        {part}
      </div>
    );
  };
}

/** A part whose code comes when it is shown for the first time; what it says is there by then. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => {
    const [component] = await Promise.all([load(), firstTouch]);
    return { default: component };
  });
  return function OnDemand(props: P) {
    return (
      <Suspense>
        <Part {...(props as ComponentProps<typeof Part>)} />
      </Suspense>
    );
  };
}
