import { cx } from 'class-variance-authority';
import { trustedHtml } from './trusted-html.ts';

type HtmlContentProps = {
  /** Sanitised by the service to a fixed list of tags. */
  html: string;
  /** The language of the text where it is not the page's. */
  lang?: string;
  className?: string;
};

/** A merchant's text with its paragraphs and lists. The only place that takes HTML. */
export function HtmlContent({ html, lang, className }: HtmlContentProps) {
  return (
    <div
      lang={lang}
      className={cx('flex flex-col gap-3 text-lg text-fg-2 [&_li]:ml-5 [&_ul]:list-disc', className)}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
