import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { fieldsSaid, fieldsUrl } from '#src/domain/payment/card-fields.ts';
import { type CardDoor, NoToken, patienceMs } from './card-door.ts';
import { useLook } from './use-look.ts';

const messages = defineMessages({
  name: {
    id: 'cardFrame.name',
    defaultMessage: 'Card details',
    description: 'Name of the processor’s frame',
  },
});

const firstHeight = 260;
const languageLetters = 2;

type CardFrameProps = {
  hostedFieldsUrl: string;
  door: CardDoor;
  /** The frame said nothing, or that its time is over: other fields are to be opened. */
  onLost: () => void;
};

/**
 * The processor's own fields in a frame of its own origin (D17). Only that frame is listened to and spoken to; what is typed
 * in it never reaches this page.
 */
export function CardFrame({ hostedFieldsUrl, door, onLost }: CardFrameProps) {
  const { locale, formatMessage } = useIntl();
  const theme = useLook();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<{ give: (token: string) => void; refuse: (fault: NoToken) => void }>(undefined);
  const [height, setHeight] = useState(firstHeight);
  const [ready, setReady] = useState(false);
  const { origin } = new URL(hostedFieldsUrl);
  const language = locale.slice(0, languageLetters);
  // Later looks are told, so that nothing typed is lost by a new address.
  const [source] = useState(() => fieldsUrl(hostedFieldsUrl, language, theme));
  const lost = useEffectEvent(onLost);

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      const said = fieldsSaid(event.data);
      if (said?.type === 'card-fields:ready') setReady(true);
      if (said && 'height' in said) setHeight(said.height);
      if (said?.type === 'card-fields:token') waiting.current?.give(said.cardToken);
      if (said?.type === 'card-fields:error') {
        waiting.current?.refuse(new NoToken(said.code));
        if (said.code === 'session_expired') lost();
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);

  useEffect(() => {
    if (!ready) return undefined;
    return door.open(
      () =>
        new Promise<string>((give, refuse) => {
          waiting.current = { give, refuse };
          setTimeout(() => refuse(new NoToken('unavailable')), patienceMs);
          frame.current?.contentWindow?.postMessage({ type: 'card-fields:tokenize' }, origin);
        }),
    );
  }, [door, origin, ready]);

  useEffect(() => {
    if (ready)
      frame.current?.contentWindow?.postMessage({ type: 'card-fields:look', language, theme }, origin);
  }, [ready, language, theme, origin]);

  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => lost(), patienceMs);
    return () => clearTimeout(timer);
  }, [ready]);

  return (
    // The processor's page is of another origin and works with its own scripts, never with the mall's.
    <iframe
      ref={frame}
      title={formatMessage(messages.name)}
      src={source}
      // eslint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-forms allow-scripts allow-same-origin"
      referrerPolicy="strict-origin"
      style={{ height }}
      aria-busy={!ready}
      onLoad={() => frame.current?.contentWindow?.postMessage({ type: 'card-fields:hello' }, origin)}
      className="block w-full bg-canvas"
    />
  );
}
