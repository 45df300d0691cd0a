import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  choose: {
    id: 'chooseOrder.choose',
    defaultMessage: 'Choose an order first',
    description: 'Toast when an address named no order',
  },
});

/** In place of a screen whose address names no order: leads to a list of orders, and says so (Z5). */
export function ChooseOrder({ to }: { to: string }) {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  useEffect(() => ui.say('info', formatMessage(messages.choose)), [ui, formatMessage]);
  return <Navigate to={to} replace />;
}
