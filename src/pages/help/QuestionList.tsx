import { ChevronRight } from 'lucide-react';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { helpUrl } from '#src/domain/help/help-urls.ts';
import type { Found } from './find-answers.ts';

type QuestionListProps = {
  questions: readonly Found[];
  /** With the topic of each, where they come from several. */
  withTopic?: boolean;
};

/** Questions, each a way to its answer. */
export function QuestionList({ questions, withTopic = false }: QuestionListProps) {
  return (
    <ul className="divide-y divide-line">
      {questions.map(({ topic, answer }) => (
        <li key={`${topic.topic} ${answer.answer}`}>
          <TextLink
            plain
            to={helpUrl(topic.topic, answer.answer)}
            className="flex min-h-13 items-center justify-between gap-4 py-2 hover:text-link"
          >
            <span className="min-w-0 font-medium wrap-anywhere">{answer.question}</span>
            <span className="flex shrink-0 items-center gap-3">
              {withTopic && <span className="hidden text-sm text-fg-2 nav:inline">{topic.title}</span>}
              <ChevronRight aria-hidden className="size-4 text-fg-3" />
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
