/** What stands between two sentences of one paragraph: nothing in Chinese, whose full stop brings its own room. `locale` is a BCP 47 tag. */
export const sentenceGap = (locale: string): string => (locale.startsWith('zh') ? '' : ' ');
