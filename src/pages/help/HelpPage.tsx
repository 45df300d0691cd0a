import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { askedHelp } from './find-answers.ts';
import { HelpHome } from './HelpHome.tsx';
import { HelpTopicView } from './HelpTopicView.tsx';

/** Help and support; the topic and the answer stand in the address (S2.55). */
export function HelpPage() {
  const { data: topics } = useSuspenseQuery(contentQueries.help(useShop()));
  const [search] = useSearchParams();
  const { topic, answer } = askedHelp(topics, search);
  return topic ? <HelpTopicView topic={topic} answer={answer} /> : <HelpHome topics={topics} />;
}
