import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const plain = 'AaBCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÅáßÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

const accent = (text: string) =>
  [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('');

/** A third more letters, as Russian and Portuguese need; nothing where there are no words. */
const padding = (text: string) => '~'.repeat(Math.ceil((text.match(/\p{L}/gu) ?? []).length / 3));

function disguise(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal)
    return { ...element, value: accent(element.value) + padding(element.value) };
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return {
      ...element,
      options: Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: option.value.map(disguise) },
        ]),
      ),
    };
  return element.type === TYPE.tag ? { ...element, children: element.children.map(disguise) } : element;
}

const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/**
 * A message as a language that nobody speaks: accented, a third longer, in brackets. What stays plain English on the page has
 * escaped translation; a missing bracket is cut off.
 */
export const pseudo = (message: string): MessageFormatElement[] => [
  bracket('['),
  ...parse(message).map(disguise),
  bracket(']'),
];
