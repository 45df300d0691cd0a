import { defineMessages, FormattedMessage } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { accountTabUrl } from '#src/domain/account/account-tabs.ts';
import { Devices } from '#src/features/account/Devices.tsx';
import { OwnData } from '#src/features/account/OwnData.tsx';
import { ContactRows } from './ContactRows.tsx';

const messages = defineMessages({
  ways: { id: 'securityPanel.ways', defaultMessage: 'How you log in', description: 'Heading' },
  password: { id: 'securityPanel.password', defaultMessage: 'Password', description: 'Label' },
  set: { id: 'securityPanel.set', defaultMessage: 'Set', description: 'There is a password' },
  unset: {
    id: 'securityPanel.unset',
    defaultMessage: 'None yet. You log in with a code.',
    description: 'There is no password',
  },
  unsetByProvider: {
    id: 'securityPanel.unsetByProvider',
    defaultMessage: 'None yet. You log in with Google, Facebook or the app.',
    description: 'There is neither a password nor a number or email for a code',
  },
  change: { id: 'securityPanel.change', defaultMessage: 'Change password', description: 'Link' },
  setOne: { id: 'securityPanel.setOne', defaultMessage: 'Set a password', description: 'Link' },
});

/** How one logs in, where one is logged in, and what is kept of one (S2.48). */
export function SecurityPanel({ user }: { user: UserInfo }) {
  const { passwordSet, userMobile, userMail } = user;
  const unset = userMobile || userMail ? messages.unset : messages.unsetByProvider;
  return (
    <>
      <Panel title={<FormattedMessage {...messages.ways} />}>
        <ContactRows user={user} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <div className="grid gap-0.5">
            <h3 className="text-sm font-semibold">
              <FormattedMessage {...messages.password} />
            </h3>
            <p className={passwordSet ? '' : 'text-fg-2'}>
              <FormattedMessage {...(passwordSet ? messages.set : unset)} />
            </p>
          </div>
          <LinkButton tone="outline" to={accountTabUrl('password')}>
            <FormattedMessage {...(passwordSet ? messages.change : messages.setOne)} />
          </LinkButton>
        </div>
      </Panel>
      <Devices />
      <OwnData user={user} />
    </>
  );
}
