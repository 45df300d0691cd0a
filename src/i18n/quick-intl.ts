import type { IntlShape, MessageDescriptor, PrimitiveType } from 'react-intl';

type Options = object | undefined;

/**
 * The same formatter, without what FormatJS does anew at each call: it finds its formatters by writing their options, and
 * whole parsed messages, as JSON. Here a message is known by its identity and a set of options by a short key. Whatever is
 * not plain (rich text, a missing message, a fault) is left to FormatJS, so that it says and reports the same.
 *
 * For the server, where one formatter writes many pages; the number of kept formatters is bounded by the sources.
 */
export function quickIntl(intl: IntlShape): IntlShape {
  const { formatters, messages, formatMessage } = intl;
  const byMessage = new WeakMap<object, ReturnType<typeof formatters.getMessageFormat>>();
  const { getMessageFormat, getNumberFormat, getPluralRules } = formatters;
  // FormatJS asks this same object for them, so that what it makes is kept here, too.
  formatters.getMessageFormat = (message, locales, formats, options) => {
    // Only one that writes the catalogue's own language; a default message may stand in another.
    if (typeof message === 'string' || locales !== intl.locale || isOwn(options))
      return getMessageFormat(message, locales, formats, options);
    const known = byMessage.get(message) ?? getMessageFormat(message, locales, formats, options);
    byMessage.set(message, known);
    return known;
  };
  formatters.getPluralRules = kept(getPluralRules);
  formatters.getNumberFormat = kept(getNumberFormat);

  const say = ((
    descriptor: MessageDescriptor,
    values?: Record<string, PrimitiveType>,
    options?: { ignoreTag?: boolean },
  ) => {
    const message = messages[String(descriptor.id)];
    const known = typeof message === 'object' && !options?.ignoreTag && byMessage.get(message);
    const slow = () => formatMessage(descriptor, values, options);
    return known && isPlain(values) ? orElse(() => known.format(values), slow) : slow();
  }) as IntlShape['formatMessage'];
  const numbers = kept((_locales, options: Parameters<IntlShape['formatNumber']>[1]) =>
    formatters.getNumberFormat(intl.locale, options),
  );
  return {
    ...intl,
    formatMessage: say,
    $t: say,
    formatNumber: (value, options) => {
      const slow = () => intl.formatNumber(value, options);
      return options?.format
        ? slow()
        : orElse(() => numbers(intl.locale, options).format(value as number), slow);
    },
    formatNumberToParts: (value, options) => {
      const slow = () => intl.formatNumberToParts(value, options);
      return options?.format
        ? slow()
        : orElse(() => numbers(intl.locale, options).formatToParts(value as number), slow);
    },
  };
}

/** A fault of the quick way is met again on FormatJS's own, which reports it. */
function orElse<Said>(quick: () => Said, slow: () => Said): Said {
  try {
    return quick();
  } catch {
    return slow();
  }
}

/** Keeps what a function makes of a locale and options, found again by a short key. */
function kept<Made>(make: (locales: never, options: never) => Made) {
  const made = new Map<string, Made>();
  return (locales: string | readonly string[] | undefined, options?: Options): Made => {
    let key = String(locales);
    for (const name in options) key += `|${name}:${String(options[name as never])}`;
    const found = made.get(key);
    if (found !== undefined) return found;
    const fresh = make(locales as never, options as never);
    made.set(key, fresh);
    return fresh;
  };
}

/** Options of a single call, which change how a message is read. */
function isOwn(options: object | undefined): boolean {
  for (const name in options) if (name !== 'formatters' && options[name as never] !== undefined) return true;
  return false;
}

/** Values that a message writes as text: no tags to fill, no elements to place. */
function isPlain(values: object | undefined): boolean {
  for (const name in values) {
    const value: unknown = values[name as never];
    if (typeof value === 'function' || (typeof value === 'object' && value !== null)) return false;
  }
  return true;
}
