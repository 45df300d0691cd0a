import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HelpTopic } from '#openapi/schema.gen.ts';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import { allAnswers, findAnswers } from './find-answers.ts';
import { helpMessages as messages } from './help-messages.ts';
import { OwnOrders } from './OwnOrders.tsx';
import { QuestionList } from './QuestionList.tsx';
import { TalkToUs } from './TalkToUs.tsx';
import { TopicDoors } from './TopicDoors.tsx';

/** The first screen of help: a search over all answers, the topics as doors, own orders, and ways to the mall. */
export function HelpHome({ topics }: { topics: readonly HelpTopic[] }) {
  const { formatMessage, locale } = useIntl();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page was alive is searched for, too.
  useEffect(() => setText(field.current?.value ?? ''), []);
  const searches = text.trim() !== '';
  const found = findAnswers(topics, text, locale);
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <Pattern className="mt-4 grid justify-items-center gap-5 px-4 py-10 max-nav:-mx-4 nav:rounded-xl">
        <h1 className="text-center text-h1 wrap-anywhere">
          <FormattedMessage {...messages.ask} />
        </h1>
        <search className="w-full max-w-xl rounded-lg bg-surface p-4 text-fg">
          <TextField
            ref={field}
            type="search"
            className="[&::-webkit-search-cancel-button]:appearance-none"
            autoComplete="off"
            label={<FormattedMessage {...messages.search} />}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </search>
      </Pattern>
      <div className="grid gap-8 pt-8 nav:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-8">
          {!searches && <TopicDoors topics={topics} />}
          <section>
            <h2 className="mb-2 text-h2">
              <output>
                {searches ? (
                  <FormattedMessage {...messages.found} values={{ count: found.length }} />
                ) : (
                  <FormattedMessage {...messages.all} />
                )}
              </output>
            </h2>
            {searches && found.length === 0 ? (
              <p className="text-fg-2">
                <FormattedMessage {...messages.none} />
              </p>
            ) : (
              <QuestionList questions={searches ? found : allAnswers(topics)} withTopic />
            )}
          </section>
        </div>
        <aside className="grid content-start gap-4">
          <OwnOrders />
          <TalkToUs />
        </aside>
      </div>
    </>
  );
}
