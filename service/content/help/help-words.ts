/** The topics and their answers by the names in addresses, in the order in which they are shown. */
type Answers = {
  ordering: 'place' | 'cancel' | 'group-buy';
  payment: 'ways' | 'saved-card' | 'declined';
  delivery: 'how-long' | 'insurance' | 'track';
  returns: 'how' | 'when-money' | 'not-returnable';
  account: 'no-code' | 'change-contact' | 'coins';
};

/** A language says all of it: each topic's title, and to each answer its question and one or more paragraphs. */
export type HelpWords = {
  [Topic in keyof Answers]: {
    title: string;
    answers: Record<Answers[Topic], [question: string, ...paragraphs: [string, ...string[]]]>;
  };
};
