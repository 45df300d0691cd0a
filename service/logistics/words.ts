import type { ScanWord } from '#service/db/schema/parcel-words.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What is told of a parcel whose courier has written no words of its own. */
export const scanMessages = defineMessages({
  LABEL: {
    id: 'parcelScan.LABEL',
    defaultMessage: 'The shop has packed the parcel and printed its label',
    description: 'Line of a parcel’s tracking: the shop has packed it',
  },
  PICKED_UP: {
    id: 'parcelScan.PICKED_UP',
    defaultMessage: 'The courier has the parcel',
    description: 'Line of a parcel’s tracking',
  },
  IN_TRANSIT: {
    id: 'parcelScan.IN_TRANSIT',
    defaultMessage: 'On the way',
    description: 'Line of a parcel’s tracking',
  },
  ARRIVED: {
    id: 'parcelScan.ARRIVED',
    defaultMessage: 'Arrived at a centre of the courier',
    description: 'Line of a parcel’s tracking: it is in a sorting centre',
  },
  CUSTOMS: {
    id: 'parcelScan.CUSTOMS',
    defaultMessage: 'At customs',
    description: 'Line of a parcel’s tracking',
  },
  OUT_FOR_DELIVERY: {
    id: 'parcelScan.OUT_FOR_DELIVERY',
    defaultMessage: 'The courier is on the way to you',
    description: 'Line of a parcel’s tracking: it comes today',
  },
  FAILED: {
    id: 'parcelScan.FAILED',
    defaultMessage: 'Nobody could take the parcel; the courier comes again',
    description: 'Line of a parcel’s tracking: nobody was at home',
  },
  REFUSED: {
    id: 'parcelScan.REFUSED',
    defaultMessage: 'The parcel was refused and goes back to the shop',
    description: 'Line of a parcel’s tracking: the receiver did not take it',
  },
  RETURNING: {
    id: 'parcelScan.RETURNING',
    defaultMessage: 'The parcel goes back to the shop',
    description: 'Line of a parcel’s tracking',
  },
  DELIVERED: {
    id: 'parcelScan.DELIVERED',
    defaultMessage: 'Delivered',
    description: 'Line of a parcel’s tracking',
  },
  NEWS: {
    id: 'parcelScan.NEWS',
    defaultMessage: 'News from the courier',
    description: 'Line of a parcel’s tracking whose courier has sent no words',
  },
}) satisfies Record<ScanWord, Message>;
