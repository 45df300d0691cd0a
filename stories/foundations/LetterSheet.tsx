import { useIntl } from 'react-intl';
import { type KeptNotice, letterIn } from '#storybook/service/letters.ts';
import { isLanguage } from '#src/i18n/languages.ts';

type LetterSheetProps = {
  /** What is told of an order, as it is kept: without words. */
  notice: KeptNotice;
};

/** A mail as the service writes it in the toolbar's language: subject, HTML, and the plain text of the same words. */
export function LetterSheet({ notice }: LetterSheetProps) {
  const { locale } = useIntl();
  const code = locale.slice(0, 2);
  const { subject, html, text } = letterIn(notice, isLanguage(code) ? code : 'en');
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
