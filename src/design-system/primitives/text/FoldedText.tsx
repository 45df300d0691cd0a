import { useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  more: {
    id: 'foldedText.more',
    defaultMessage: 'Read more',
    description: 'Button: the rest of a long text',
  },
  less: {
    id: 'foldedText.less',
    defaultMessage: 'Show less',
    description: 'Button: folds a long text again',
  },
});

type FoldedTextProps = {
  /** What a person wrote, in whatever script, with its line breaks. */
  text: string;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
};

/** A text of people, folded at six lines; the button is there only when something is hidden. */
export function FoldedText({ text, lang }: FoldedTextProps) {
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [tooLong, setTooLong] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = words.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      // Unfolded, nothing is hidden; only the folded text can tell.
      if (element.dataset.open === undefined) setTooLong(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div>
      <p
        ref={words}
        id={id}
        dir="auto"
        lang={lang}
        data-open={open ? '' : undefined}
        className={`text-base whitespace-pre-line wrap-anywhere ${open ? '' : 'line-clamp-6'}`}
      >
        {text}
      </p>
      {tooLong && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="hit min-h-8 text-sm font-semibold text-link hover:underline"
        >
          <FormattedMessage {...messages[open ? 'less' : 'more']} />
        </button>
      )}
    </div>
  );
}
