import type { HelpAnswer, HelpTopic } from '#openapi/schema.gen.ts';

/** An answer and where it stands. */
export type Found = { topic: HelpTopic; answer: HelpAnswer };

const plain = (text: string, locale: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale);

/** All answers, topic by topic. */
export const allAnswers = (topics: readonly HelpTopic[]): Found[] =>
  topics.flatMap((topic) => topic.answers.map((answer) => ({ topic, answer })));

/**
 * The answers that have every word of the text, in question, answer or topic; those with all of them in the question come
 * first. Accents and capitals do not count.
 */
export function findAnswers(topics: readonly HelpTopic[], text: string, locale: string): Found[] {
  const words = plain(text, locale).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (...parts: string[]) => {
    const all = plain(parts.join(' '), locale);
    return words.every((word) => all.includes(word));
  };
  const found = allAnswers(topics).filter(({ topic, answer }) =>
    hasAll(topic.title, answer.question, ...answer.paragraphs),
  );
  const first = found.filter(({ answer }) => hasAll(answer.question));
  return [...first, ...found.filter((one) => !first.includes(one))];
}

/** What an address asks for; `missing` when the service has no such topic or answer. */
export function askedHelp(topics: readonly HelpTopic[], search: URLSearchParams) {
  const [topicName, answerName] = [search.get('topic'), search.get('answer')];
  const topic = topics.find((one) => one.topic === topicName);
  const answer = topic?.answers.find((one) => one.answer === answerName);
  const missing = (topicName !== null && !topic) || (answerName !== null && !answer);
  return { topic, answer, missing };
}
