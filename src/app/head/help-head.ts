import type { HelpAnswer } from '#openapi/schema.gen.ts';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { helpUrl } from '#src/domain/help/help-urls.ts';
import { paths } from '#src/domain/urls.ts';
import type { HeadOf, Thing } from './head.ts';
import { words } from './words.ts';

/** Help, one of its topics, or an answer, with the questions that the page answers. */
export const helpHead: HeadOf = ({ search, shop, answers, say }) => {
  const topics = answers.getQueryData(contentQueries.help(shop).queryKey);
  const topic = topics?.find((one) => one.topic === search.get('topic'));
  const answer = topic?.answers.find((one) => one.answer === search.get('answer'));
  if (!topic) return { canonical: paths.help, description: say(words.help), index: true };
  const canonical = helpUrl(topic.topic, answer?.answer);
  return {
    canonical,
    description: answer?.paragraphs.join(' ') ?? topic.answers.map(({ question }) => question).join(' '),
    index: true,
    way: [
      { name: say(words.helpTitle), path: paths.help },
      { name: topic.title, path: helpUrl(topic.topic) },
      ...(answer ? [{ name: answer.question, path: canonical }] : []),
    ],
    things: answer ? [faq([answer])] : [],
  };
};

const faq = (asked: readonly HelpAnswer[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, paragraphs }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
  })),
});
