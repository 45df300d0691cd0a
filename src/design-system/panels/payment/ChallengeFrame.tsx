import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PayNextAction } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { ForeignFrame } from './ForeignFrame.tsx';

const messages = defineMessages({
  frame: { id: 'challengeFrame.name', defaultMessage: 'Your bank’s page', description: 'Name of the frame' },
  go: {
    id: 'challengeFrame.go',
    defaultMessage: 'Go to your bank',
    description: 'Button or link: leaves the mall',
  },
});

type ChallengeFrameProps = {
  action: PayNextAction;
  /** The bank's page says that it is done. */
  onDone?: () => void;
};

const Go = () => (
  <>
    <FormattedMessage {...messages.go} />
    <ExternalLink aria-hidden className="size-5" strokeWidth={1.75} />
  </>
);

/** The bank's own page: in a frame for a CHALLENGE, one press away for a REDIRECT. */
export function ChallengeFrame({ action: { type, url, method, fields }, onDone }: ChallengeFrameProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin, host } = new URL(url);
  const done = useEffectEvent(() => onDone?.());
  const framed = type === 'CHALLENGE';
  const sent = method === 'POST';
  const posted = framed && sent;
  useEffect(() => {
    if (posted) form.current?.submit();
  }, [posted]);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      const said = event.data as { type?: unknown } | null;
      if (said?.type === 'challenge:done') done();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);
  return (
    <>
      {!framed && !sent && (
        // An address to go to: the mall's policy lets forms leave for no processor but its own.
        <LinkButton to={url} reloadDocument size="xl" className="w-full">
          <Go />
        </LinkButton>
      )}
      {sent && (
        <form ref={form} action={url} method={method} target={framed ? name : '_top'} hidden={framed}>
          {Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {!framed && (
            <Button type="submit" size="xl" className="w-full">
              <Go />
            </Button>
          )}
        </form>
      )}
      {framed && (
        // The bank's page is of another origin and works with its own scripts and cookies, never with the mall's.
        <ForeignFrame of="bank" {...(host && { host })}>
          <iframe
            ref={frame}
            name={name}
            title={formatMessage(messages.frame)}
            src={posted ? undefined : url}
            // eslint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-forms allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
            className="block h-100 w-full bg-white"
          />
        </ForeignFrame>
      )}
    </>
  );
}
