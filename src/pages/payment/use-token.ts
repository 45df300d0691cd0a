import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type CardDoor, NoToken } from '#src/features/bank-cards/card-door.ts';
import { useClientState } from '#src/state/client-state.ts';
import { payMessages } from './pay-messages.ts';

/** Asks the fields of a new card for its token; says why when none comes. */
export function useToken(door: CardDoor) {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  return {
    asking,
    async token(): Promise<string | undefined> {
      setAsking(true);
      try {
        return await door.token();
      } catch (fault) {
        const code = fault instanceof NoToken ? fault.code : 'unavailable';
        const why = code === 'incomplete' || code === 'refused' ? code : 'unavailable';
        ui.say('error', formatMessage(payMessages[why]));
        return undefined;
      } finally {
        setAsking(false);
      }
    },
  };
}
