/**
 * What stands between two sentences of one paragraph, or behind a colon: nothing in Chinese, whose points bring their own room.
 * `locale` is a BCP 47 tag.
 */
export const sentenceGap = (locale: string): string => (locale.startsWith('zh') ? '' : ' ');
