import { defineMessages } from 'react-intl';

/** The words of a parcel's state. */
export const parcelStateMessages = defineMessages({
  LABEL: {
    id: 'parcelState.label',
    defaultMessage: 'Being packed',
    description: 'State of a parcel: the courier does not have it yet',
  },
  IN_TRANSIT: { id: 'parcelState.inTransit', defaultMessage: 'On the way', description: 'State of a parcel' },
  OUT_FOR_DELIVERY: {
    id: 'parcelState.outForDelivery',
    defaultMessage: 'Out for delivery',
    description: 'State of a parcel: it comes today',
  },
  DELIVERED: { id: 'parcelState.delivered', defaultMessage: 'Delivered', description: 'State of a parcel' },
  FAILED: {
    id: 'parcelState.failed',
    defaultMessage: 'Nobody was there; the courier will try again',
    description: 'State of a parcel: one try to deliver it failed',
  },
  RETURNING: {
    id: 'parcelState.returning',
    defaultMessage: 'Going back to the shop',
    description: 'State of a parcel: it was refused, or three tries failed',
  },
});
