import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { control, inner } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';

const messages = defineMessages<{ send: {}; again: {}; wait: { seconds: number } }>({
  send: { id: 'codeField.send', defaultMessage: 'Send code', description: 'Button: sends a one-time code' },
  again: {
    id: 'codeField.again',
    defaultMessage: 'Send again',
    description: 'The same button when the time to wait is over',
  },
  wait: {
    id: 'codeField.wait',
    defaultMessage: 'Resend in {seconds, number} s',
    description: 'The button while a new code cannot be asked for yet',
  },
});

type CodeFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  onSend: () => void;
  /** A code is being sent. */
  sending: boolean;
  /** The moment (ms since 1970) from which a code may be asked for again; it survives a reload (S4.7). */
  resendAt: number;
};

const tickMs = 1000;

/** The one-time code with the button that sends it and its countdown (S4.7–S4.9). */
export function CodeField({
  label,
  hint,
  error,
  onSend,
  sending,
  resendAt,
  id,
  className,
  ...rest
}: CodeFieldProps) {
  const own = useId();
  const field = id ?? own;
  const { left, waited } = useSecondsUntil(resendAt);
  const pressed = useRef(false);
  const counts = left > 0;
  useEffect(() => {
    // Whoever asked for the code would stand on a button that is shut now: typing it is next.
    if (!counts || !pressed.current) return;
    pressed.current = false;
    document.getElementById(field)?.focus();
  }, [counts, field]);
  return (
    <Field id={field} label={label} hint={hint} error={error}>
      <span className={control({ faulty: Boolean(error), shape: 'group', className })}>
        <input
          id={field}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className={`${inner} px-2.5 tracking-widest`}
          {...describedBy(field, { error, hint })}
          {...rest}
        />
        <Button
          tone="soft"
          size="md"
          busy={sending}
          disabled={counts}
          onClick={() => {
            pressed.current = true;
            onSend();
          }}
          className="shrink-0 tabular-nums"
        >
          {counts ? (
            <FormattedMessage {...messages.wait} values={{ seconds: left }} />
          ) : (
            <FormattedMessage {...messages[waited ? 'again' : 'send']} />
          )}
        </Button>
      </span>
    </Field>
  );
}

function useSecondsUntil(moment: number) {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  const [followed, setFollowed] = useState(moment);
  const running = seconds > 0;
  const [waited, setWaited] = useState(running);
  if (followed !== moment) {
    setFollowed(moment);
    setSeconds(left());
    // The reader may have typed another address, where nothing was sent yet.
    setWaited(false);
  }
  if (running && !waited) setWaited(true);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((moment - Date.now()) / 1000))), tickMs);
    return () => clearInterval(timer);
  }, [running, moment]);
  return { left: seconds, waited };
}
