import { useIntl } from 'react-intl';
import type { HelpAnswer, HelpTopic } from '#openapi/schema.gen.ts';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { helpUrl } from '#src/domain/help/help-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { helpMessages as messages } from './help-messages.ts';
import { OwnOrders } from './OwnOrders.tsx';
import { QuestionList } from './QuestionList.tsx';
import { TalkToUs } from './TalkToUs.tsx';

type HelpTopicViewProps = {
  topic: HelpTopic;
  /** The answer that is read; without it the topic's questions are listed. */
  answer: HelpAnswer | undefined;
};

/** A topic with its questions, or one of its answers with the others as contents beside it. */
export function HelpTopicView({ topic, answer }: HelpTopicViewProps) {
  const { formatMessage } = useIntl();
  const title = answer?.question ?? topic.title;
  const home = { name: formatMessage(messages.title), href: paths.help };
  const steps = answer ? [home, { name: topic.title, href: helpUrl(topic.topic) }] : [home];
  return (
    <>
      <title>{title}</title>
      <Breadcrumb steps={[...steps, { name: title }]} />
      <TextLink
        to={answer ? helpUrl(topic.topic) : paths.help}
        className="inline-flex min-h-11 items-center nav:hidden"
      >
        {answer ? topic.title : formatMessage(messages.title)}
      </TextLink>
      <div className="grid gap-8 nav:grid-cols-[14rem_minmax(0,1fr)_19rem]">
        <nav aria-label={topic.title} className="order-last nav:order-none nav:pt-6">
          <p className="mb-2 text-sm font-semibold text-fg-2">{topic.title}</p>
          <ul className="grid gap-1">
            {topic.answers.map((one) => (
              <li key={one.answer}>
                <TextLink
                  plain
                  to={helpUrl(topic.topic, one.answer)}
                  aria-current={one === answer ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-md px-3 text-fg-2 hover:text-link aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-fg"
                >
                  {one.question}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <article className="max-w-[68ch] min-w-0">
          <PageHeading title={title} />
          {answer ? (
            <div className="grid gap-4 text-lg">
              {answer.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ) : (
            <QuestionList questions={topic.answers.map((one) => ({ topic, answer: one }))} />
          )}
        </article>
        <aside className="grid content-start gap-4 nav:pt-6">
          <OwnOrders />
          <TalkToUs afterAnswer={answer !== undefined} />
        </aside>
      </div>
    </>
  );
}
