import { useState } from 'react';

type RouteAnnouncerProps = {
  /** The name of the page that is shown. */
  title: string;
};

/** Says the name of a page when the reader walks to it; the first page says its own. Stands once, outside of what changes. */
export function RouteAnnouncer({ title }: RouteAnnouncerProps) {
  const [known, setKnown] = useState(title);
  const [said, setSaid] = useState('');
  if (known !== title) {
    setKnown(title);
    setSaid(title);
  }
  return (
    <output aria-live="polite" className="sr-only">
      {said}
    </output>
  );
}
