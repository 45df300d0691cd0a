/** Creates an element with these classes in another. */
export function box(className: string, parent: Element, tag = 'div'): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  parent.append(made);
  return made;
}
