import { useIntl } from 'react-intl';
import { letterIn, type NoticeFacts, type NoticeKind } from '#storybook/service/letters.ts';
import { isLanguage } from '#src/i18n/languages.ts';

type LetterSheetProps = {
  kind: NoticeKind;
  facts: NoticeFacts;
  /** The number of the order that it tells of. */
  orderNumber: string;
};

/** A mail as the service writes it in the toolbar's language: subject, HTML, and the plain text of the same words. */
export function LetterSheet({ kind, facts, orderNumber }: LetterSheetProps) {
  const { locale } = useIntl();
  const code = locale.slice(0, 2);
  const { subject, html, text } = letterIn({ kind, facts, orderNumber }, isLanguage(code) ? code : 'en');
  return (
    <article className="grid gap-3 p-4">
      <h2 className="text-lg font-bold">{subject}</h2>
      <iframe
        title={subject}
        srcDoc={html}
        sandbox=""
        className="h-96 w-full rounded-md border border-line"
      />
      <pre className="rounded-md border border-line p-3 text-sm whitespace-pre-wrap">{text}</pre>
    </article>
  );
}
