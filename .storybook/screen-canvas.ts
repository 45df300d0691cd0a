/**
 * Lets the queries of a story's canvas look in the screen alone, as if its frame were not there: a link of the header is
 * not the screen's. What stands in the frame or over it is found by `screen`. Gives the way back.
 */
export function lookInScreen(canvas: HTMLElement): () => void {
  const { querySelectorAll } = HTMLElement.prototype;
  canvas.querySelectorAll = (selector: string) =>
    querySelectorAll.call(canvas.querySelector('#main') ?? canvas, selector) as NodeListOf<never>;
  return () => Reflect.deleteProperty(canvas, 'querySelectorAll');
}
