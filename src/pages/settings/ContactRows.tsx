import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { phoneText } from '#src/domain/address/phone-text.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { lateComponent } from '#src/domain/late-component.tsx';
import { contactMessages } from './contact-messages.ts';

const ContactDialog = lateComponent(async () => (await import('./ContactDialog.tsx')).ContactDialog);

const own = defineMessages({
  email: { id: 'contactRows.email', defaultMessage: 'Email', description: 'Label (S3.4)' },
  phone: { id: 'contactRows.phone', defaultMessage: 'Mobile number', description: 'Label (S3.4)' },
  noEmail: {
    id: 'contactRows.noEmail',
    defaultMessage: 'No email. You log in with your mobile number.',
    description: 'In place of the email',
  },
  none: {
    id: 'contactRows.none',
    defaultMessage: 'None yet',
    description: 'In place of the email and of the mobile number, where the account has neither',
  },
  noPhone: {
    id: 'contactRows.noPhone',
    defaultMessage: 'No mobile number. You log in with your email.',
    description: 'In place of the mobile number',
  },
});

const messages = { ...own, ...contactMessages };

type ContactRowsProps = {
  user: UserInfo;
  /** 2 where they stand below no heading but the page's own. */
  level?: 2 | 3;
};

/** How the reader can be reached; each is changed, or added, in a dialog (S2.48). */
export function ContactRows({ user, level = 3 }: ContactRowsProps) {
  const Heading = `h${level}` as const;
  const [changes, setChanges] = useState<'mobile' | 'email'>();
  const hasNone = !user.userMail && !user.userMobile;
  const rows = [
    {
      key: 'email' as const,
      deed: user.userMail ? messages.changeMail : messages.addMail,
      label: messages.email,
      value: user.userMail,
      missing: hasNone ? messages.none : messages.noEmail,
    },
    {
      key: 'mobile' as const,
      deed: user.userMobile ? messages.changeMobile : messages.addMobile,
      label: messages.phone,
      value: user.userMobile && phoneText(user.userMobile),
      missing: hasNone ? messages.none : messages.noPhone,
    },
  ];
  return (
    <>
      <ul className="grid gap-4">
        {rows.map(({ key, label, value, missing, deed }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-3">
            <div className="grid min-w-0 gap-0.5">
              <Heading className="text-sm font-semibold">
                <FormattedMessage {...label} />
              </Heading>
              <p className={value ? 'wrap-anywhere' : 'text-fg-2'}>
                {value ? <bdi>{value}</bdi> : <FormattedMessage {...missing} />}
              </p>
            </div>
            <Button tone="outline" onClick={() => setChanges(key)}>
              <FormattedMessage {...deed} />
            </Button>
          </li>
        ))}
      </ul>
      {changes && <ContactDialog user={user} kind={changes} onClose={() => setChanges(undefined)} />}
    </>
  );
}
