import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { wantedCode } from '#src/domain/late-code.ts';
import { type LateComponent, lateComponent } from '#src/domain/late-component.tsx';
import { firstInteraction, firstTouch } from './first-interaction.ts';
import { captureClicks, replayClicks } from './event-replay.ts';
import { fallAsleep, wakeUp } from './server-page.ts';

/** The loads of all sleeping parts that are known; code, not data, so one list serves every page. */
const loads: (() => Promise<unknown>)[] = [];

/** Gives every sleeping part its code; the server waits for it once, before it renders. */
export const preloadAll = (): Promise<unknown> => Promise.all(loads.map((load) => load()));

captureClicks();

/** Parts that are being woken. */
const waking = new Set<Promise<unknown>>();

/** Milliseconds that a page in the browser waits for the code of its parts, which then are there with it. */
const togetherMs = 1000;

/** Resolves when every part that is being woken is awake, or a moment later. */
export const hydratedSoon = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(waking),
    new Promise((rest) => setTimeout(rest, waking.size > 0 ? togetherMs : 0)),
  ]);

/**
 * Milliseconds that parts which are alive wait for those whose code is there, too: a slow phone is busy with them. Longer
 * than that takes only a part that has failed.
 */
const hydratingMs = 10_000;

/** Parts of the page whose code is there, but which are not alive yet; and what the others do once all are. */
const hydrating = new Set<object>();
const afterHydrating: (() => void)[] = [];

function settle() {
  if (hydrating.size === 0) for (const done of afterHydrating.splice(0)) done();
}

/**
 * The same object for as long as it says the same: a change of screen renders the frame anew, and a part that is told
 * nothing new stays as it is. Not by `memo`, or React would wait for parts that sleep before it shows the new screen.
 */
function useSteady<P extends object>(props: P): P {
  const [steady, setSteady] = useState(props);
  const names = Object.keys(props) as (keyof P)[];
  const same =
    names.length === Object.keys(steady).length &&
    names.every((name) => Object.is(steady[name], props[name]));
  if (!same) setSteady(props);
  return same ? steady : props;
}

/**
 * A part of a page that is rendered on the server and sleeps in the browser: its markup is there and its links work,
 * its code comes at the reader's first touch, and a click that came before it is done then. `waiting` stands for it on a
 * screen that was opened without a load, while its code is on the way.
 */
export function lazyHydrate<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting?: ReactNode,
): ComponentType<P> {
  let awake: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  const wake = () => {
    coming ??= load().then(
      (component) => {
        awake = component;
        return component;
      },
      (fault: unknown) => {
        coming = undefined;
        throw fault;
      },
    );
    const own = coming;
    waking.add(own);
    void own.catch(() => undefined).finally(() => waking.delete(own));
    return own;
  };
  loads.push(wake);
  // Beside the words that the part needs: on a slow line each after the other would be a way there and back more.
  const onInteraction = Promise.all([firstTouch.then(() => wantedCode(wake)), firstInteraction]).then(
    ([component]) => component,
  );

  type PartProps = { onAwake: () => void; part: P; known: ComponentType<P> | undefined };

  function Part({ onAwake, part, known }: PartProps) {
    const Awake = known ?? use(onInteraction);
    useEffect(onAwake, [onAwake]);
    // Made by a module, once: its state is never reset.
    // eslint-disable-next-line react/static-components
    return <Awake {...part} />;
  }

  return function Sleeping(props: P) {
    const frame = useRef<HTMLDivElement>(null);
    const [asleep, setAsleep] = useState(true);
    const [own] = useState({ alive: false });
    // What one part does may change the others, so none does anything before all that can are alive.
    const [onAwake] = useState(() => () => {
      own.alive = true;
      hydrating.delete(own);
      afterHydrating.push(() => setAsleep(false));
      setTimeout(() => setAsleep(false), hydratingMs);
      settle();
    });
    useEffect(() => {
      let here = true;
      void onInteraction.then(() => here && !own.alive && hydrating.add(own));
      return () => {
        here = false;
        hydrating.delete(own);
        settle();
      };
    }, [own]);
    // Settled once: a part that waited by `use` must ask by `use` again, or React renders the whole root anew.
    const [known] = useState(() => awake);
    // While it sleeps nothing may reach it: React would throw the server's markup away and show nothing.
    const [first] = useState(props);
    const told = useSteady(props);
    const shown = asleep ? first : told;
    useEffect(() => {
      if (!asleep) {
        if (frame.current) replayClicks(frame.current);
        return undefined;
      }
      fallAsleep(own);
      return () => wakeUp(own);
    }, [asleep, own]);
    const part = useMemo(
      () => (
        <Suspense fallback={waiting}>
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

/** Milliseconds after the first touch until code that will probably be wanted is fetched ahead. */
const aheadMs = 2500;

type Demand = {
  /** Keeps the room of the part until its code is there. */
  waiting?: ReactNode;
  /** Asked before it is fetched ahead; where it is not given, every reader may come to want the part. */
  mayBeWanted?: () => boolean;
};

/**
 * A part whose code comes when it is shown for the first time, or ahead of that while the reader reads, where it `mayBeWanted`; what
 * it says is there by then. The page's bar says when it does not come.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting, mayBeWanted }: Demand = {},
): LateComponent<P> {
  const part = lateComponent(load, { waiting, until: firstInteraction });
  const ahead = () => mayBeWanted?.() !== false && void part.bring().catch(() => undefined);
  void firstInteraction.then(() => setTimeout(ahead, aheadMs));
  return part;
}
