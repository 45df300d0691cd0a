import { paths } from '#src/domain/urls.ts';

/** A topic of help and support, or one of its answers, by the names that they have in every language (S2.55). */
export function helpUrl(topic: string, answer?: string): string {
  return `${paths.help}?topic=${topic}${answer === undefined ? '' : `&answer=${answer}`}`;
}

/** The answers to which screens lead, where their question comes up. */
export const helpFor = {
  cancel: helpUrl('ordering', 'cancel'),
  ways: helpUrl('payment', 'ways'),
  declined: helpUrl('payment', 'declined'),
  track: helpUrl('delivery', 'track'),
  insurance: helpUrl('delivery', 'insurance'),
  howToReturn: helpUrl('returns', 'how'),
  whenMoney: helpUrl('returns', 'when-money'),
} as const;

/** The topics, for whoever lists addresses without asking the service. */
export const helpTopicUrls = ['ordering', 'payment', 'delivery', 'returns', 'account'].map((topic) =>
  helpUrl(topic),
);
