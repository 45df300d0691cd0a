import { defineMessages } from 'react-intl';
import { CompletedDrawing } from '../layout/illustrations/CompletedDrawing.tsx';
import { ToDeliverDrawing } from '../layout/illustrations/ToDeliverDrawing.tsx';
import { ToPayDrawing } from '../layout/illustrations/ToPayDrawing.tsx';
import { ToReceiveDrawing } from '../layout/illustrations/ToReceiveDrawing.tsx';
import { EmptyWithLink } from './EmptyWithLink.tsx';

const messages = defineMessages({
  ALL: { id: 'emptyOrders.all', defaultMessage: 'No orders yet', description: 'Empty tab "All"' },
  TO_PAY: { id: 'emptyOrders.toPay', defaultMessage: 'Nothing to pay', description: 'Empty tab (S8.19)' },
  TO_DELIVER: {
    id: 'emptyOrders.toDeliver',
    defaultMessage: 'Nothing to deliver',
    description: 'Empty tab (S8.20)',
  },
  TO_RECEIVE: {
    id: 'emptyOrders.toReceive',
    defaultMessage: 'Nothing on the way to you',
    description: 'Empty tab (S8.21)',
  },
  COMPLETED: {
    id: 'emptyOrders.completed',
    defaultMessage: 'No completed orders yet',
    description: 'Empty tab (S8.22)',
  },
  action: { id: 'emptyOrders.action', defaultMessage: 'Start shopping', description: 'Way on: home' },
});

const texts = defineMessages({
  ALL: {
    id: 'emptyOrders.allText',
    defaultMessage: 'Follow what you buy here, from payment to your door.',
    description: 'Below the empty tab "All"',
  },
  TO_PAY: {
    id: 'emptyOrders.toPayText',
    defaultMessage: 'Orders waiting for payment show here.',
    description: 'Below the empty tab "To pay"',
  },
  TO_DELIVER: {
    id: 'emptyOrders.toDeliverText',
    defaultMessage: 'Paid orders wait here until a shop ships them.',
    description: 'Below the empty tab "To deliver"',
  },
  TO_RECEIVE: {
    id: 'emptyOrders.toReceiveText',
    defaultMessage: 'Shipped orders show here with live tracking.',
    description: 'Below the empty tab "To receive"',
  },
  COMPLETED: {
    id: 'emptyOrders.completedText',
    defaultMessage: 'Confirm a parcel and it moves here.',
    description: 'Below the empty tab "Completed"',
  },
});

const drawings = {
  ALL: ToDeliverDrawing,
  TO_PAY: ToPayDrawing,
  TO_DELIVER: ToDeliverDrawing,
  TO_RECEIVE: ToReceiveDrawing,
  COMPLETED: CompletedDrawing,
};

type EmptyOrdersProps = {
  tab: keyof typeof drawings;
  /** Where the one way on leads. */
  href: string;
};

/** A tab without orders. */
export function EmptyOrders({ tab, href }: EmptyOrdersProps) {
  const Drawing = drawings[tab];
  return (
    <EmptyWithLink
      drawing={<Drawing />}
      messages={{ title: messages[tab], text: texts[tab], action: messages.action }}
      href={href}
    />
  );
}
