import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  wait: {
    id: 'stillWorking.wait',
    defaultMessage: 'We are still placing your order. It is placed only once.',
    description: 'Below the busy button, when the answer takes long',
  },
});

/** An answer that takes longer than this (ms) is worth a word. */
const longMs = 4000;

/** Says after some seconds that the order is still on its way. */
export function StillWorking({ running }: { running: boolean }) {
  return <output className="block text-sm text-fg-2">{running && <Late />}</output>;
}

function Late() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    late && (
      <span className="mt-3 block">
        <FormattedMessage {...messages.wait} />
      </span>
    )
  );
}
