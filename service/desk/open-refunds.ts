import type { FrameSettings } from '#service/content/frame-settings.ts';
import { returnsPlace } from '#service/content/returns-place.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { RefundDoors } from '#service/refunds/doors.ts';
import { dueWith } from '#service/refunds/due.ts';
import { sellerWith } from '#service/refunds/seller.ts';
import type { DeskRefunds } from './refund-commands.ts';
import { deskRefundStore } from './refund-queries.ts';

type Parts = { db: Db; clock: Clock; doors: RefundDoors; frame: FrameSettings };

/** The shop's side of refunds. */
export function deskRefunds({ frame, ...parts }: Parts): DeskRefunds {
  const moving = {
    ...parts,
    mallReturns: (place: Parameters<typeof returnsPlace>[0]) => returnsPlace(place, frame),
  };
  return { store: deskRefundStore(parts.db), seller: sellerWith(moving), due: dueWith(moving) };
}
