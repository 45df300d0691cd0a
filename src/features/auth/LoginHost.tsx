import { defineMessages, useIntl } from 'react-intl';
import { useMemory } from '#src/state/memory.ts';
import { onDemand } from '#src/state/sleeping.tsx';
import { useStore } from '#src/state/store.ts';

const LoginDialog = onDemand(async () => (await import('./LoginDialog.tsx')).LoginDialog);

const messages = defineMessages({
  wrong: {
    id: 'loginHost.wrong',
    defaultMessage: 'Something went wrong',
    description: 'The modal did not come',
  },
});

/** Shows the login modal when something asked for it. */
export function LoginHost() {
  const { ui } = useMemory();
  const { formatMessage } = useIntl();
  const { loginModal } = useStore(ui.state);
  const onFailed = () => {
    ui.set({ loginModal: false });
    ui.say('error', formatMessage(messages.wrong));
  };
  return loginModal && <LoginDialog onFailed={onFailed} />;
}
