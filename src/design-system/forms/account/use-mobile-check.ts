import { useIntl } from 'react-intl';
import { mobileFault } from '#src/domain/account/contact-checks.ts';
import { contactMessages } from './contact-messages.ts';

/** Checks a mobile number for a form: true, or what is wrong with it in words; `countryCode` is one of those of the field. */
export function useMobileCheck() {
  const { formatMessage } = useIntl();
  return (countryCode: string, typed: string): true | string => {
    const fault = mobileFault(countryCode, typed);
    return fault ? formatMessage(contactMessages[fault]) : true;
  };
}
