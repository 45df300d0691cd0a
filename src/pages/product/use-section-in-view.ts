import { useEffect, useState } from 'react';

/** The line at which one reads, in parts of the window's height below its top. */
const line = 0.2;
/** All that is above it: however far one jumps, a part has begun or it has not. */
const aboveLine = `100000px 0px -${100 * (1 - line)}% 0px`;

/** Which of the parts with these ids is being read; the one before in a gap, the first until one has begun. */
export function useSectionInView<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const parts = ids.flatMap((id) => {
      const part = document.getElementById(id);
      return part ? [{ id, part }] : [];
    });
    const look = () => {
      const at = line * window.innerHeight;
      const begun = parts
        .map(({ id, part }) => ({ id, box: part.getBoundingClientRect() }))
        .filter(({ id, box }) => id === ids[0] || box.top <= at);
      const lowest = begun.toSorted((one, other) => one.box.top - other.box.top).at(-1);
      // In the order of the ids: what stands beside the others on a wide window is read after them.
      setCurrent((begun.find(({ box }) => box.bottom > at) ?? lowest)?.id ?? ids[0]);
    };
    const observer = new IntersectionObserver(look, { rootMargin: aboveLine });
    for (const { part } of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
