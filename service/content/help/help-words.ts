/** Topics and their answers in the order in which they are shown; addresses contain these names. */
type Answers = {
  ordering: 'place' | 'cancel' | 'group-buy';
  payment: 'ways' | 'saved-card' | 'declined';
  delivery: 'how-long' | 'insurance' | 'track';
  returns: 'how' | 'when-money' | 'not-returnable';
  account: 'no-code' | 'change-contact' | 'coins';
};

/** The help in one language, complete: a title for each topic, a question and one or more paragraphs for each answer. */
export type HelpWords = {
  [Topic in keyof Answers]: {
    title: string;
    answers: Record<Answers[Topic], [question: string, ...paragraphs: [string, ...string[]]]>;
  };
};
