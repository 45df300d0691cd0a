import type { ParcelState, ScanWord } from '#service/db/schema/parcel-words.ts';
import { type Transition, transitionOf } from '#service/domain/transition.ts';

/** A parcel is brought to the door three times at most. */
export type ParcelGuard = 'triesLeft';

type ParcelEffect = 'COUNT_TRY';

type ParcelTransition = Transition<ParcelState, ScanWord, ParcelGuard, ParcelEffect>;

const onTheWay = ['LABEL', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'FAILED'] as const;
const underWay = ['PICKED_UP', 'IN_TRANSIT', 'ARRIVED', 'CUSTOMS'] as const;

/**
 * Every step of a parcel; what is not here cannot happen. Couriers leave reports out, so a step does not need those before it.
 */
export const parcelTransitions: readonly ParcelTransition[] = [
  { from: null, event: 'LABEL', to: 'LABEL' },
  ...onTheWay.flatMap((from) =>
    underWay.map((event): ParcelTransition => ({ from, event, to: 'IN_TRANSIT' })),
  ),
  ...onTheWay.map((from): ParcelTransition => ({
    from,
    event: 'OUT_FOR_DELIVERY',
    to: 'OUT_FOR_DELIVERY',
    guards: ['triesLeft'],
  })),
  ...onTheWay.map((from): ParcelTransition => ({ from, event: 'DELIVERED', to: 'DELIVERED' })),
  ...(['IN_TRANSIT', 'OUT_FOR_DELIVERY'] as const).map((from): ParcelTransition => ({
    from,
    event: 'FAILED',
    to: 'FAILED',
    guards: ['triesLeft'],
    effects: ['COUNT_TRY'],
  })),
  ...(['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'FAILED'] as const).flatMap((from): ParcelTransition[] => [
    { from, event: 'REFUSED', to: 'RETURNING' },
    { from, event: 'RETURNING', to: 'RETURNING' },
  ]),
  ...(['IN_TRANSIT', 'ARRIVED', 'CUSTOMS'] as const).map((event): ParcelTransition => ({
    from: 'RETURNING',
    event,
    to: 'RETURNING',
  })),
  ...([...onTheWay, 'DELIVERED', 'RETURNING'] as const).map((state): ParcelTransition => ({
    from: state,
    event: 'NEWS',
    to: state,
  })),
];

/** The step that a report is for a parcel, or undefined where there is none. */
export const parcelStep = (
  from: ParcelState | null,
  word: ScanWord,
  holds: (guard: ParcelGuard) => boolean = () => true,
) => transitionOf(parcelTransitions, from, word, holds);
