import { type RefObject, useLayoutEffect, useState } from 'react';

/** Files that are let go over an element; says whether some hang over it now. A pointer's short way only, so the element offers another. */
export function useDrop(
  area: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
  disabled = false,
) {
  const [over, setOver] = useState(false);
  // In the layout's turn: what is seen takes files at once.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || disabled) return undefined;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = () => setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragover', hold);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', hold);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, [area, onFiles, disabled]);
  return over;
}
