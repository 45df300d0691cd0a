import { defineMessages, FormattedMessage } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { phoneText } from '#src/design-system/cards/phone-text.ts';

const messages = defineMessages({
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

/** How the reader can be reached; neither can be changed here. */
export function ContactRows({ user }: { user: Pick<UserInfo, 'userMail' | 'userMobile'> }) {
  const hasNone = !user.userMail && !user.userMobile;
  const rows = [
    {
      key: 'email',
      label: messages.email,
      value: user.userMail,
      missing: hasNone ? messages.none : messages.noEmail,
    },
    {
      key: 'phone',
      label: messages.phone,
      value: user.userMobile && phoneText(user.userMobile),
      missing: hasNone ? messages.none : messages.noPhone,
    },
  ];
  return (
    <dl className="grid gap-4">
      {rows.map(({ key, label, value, missing }) => (
        <div key={key} className="grid gap-0.5">
          <dt className="text-sm font-semibold">
            <FormattedMessage {...label} />
          </dt>
          <dd className={value ? 'wrap-anywhere' : 'text-fg-2'}>
            {value ? <bdi>{value}</bdi> : <FormattedMessage {...missing} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
