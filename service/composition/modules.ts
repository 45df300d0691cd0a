import { type AccountSettings, accountModule } from '#service/account/module.ts';
import { userStore } from '#service/account/user-queries.ts';
import { addressModule } from '#service/address/module.ts';
import { announcementsModule } from '#service/announcements/module.ts';
import { customerStore } from '#service/bank-cards/customers.ts';
import { bankCardsModule } from '#service/bank-cards/module.ts';
import { cartModule } from '#service/cart/module.ts';
import { catalogModule } from '#service/catalog/module.ts';
import { chatModule } from '#service/chat/module.ts';
import { checkoutModule } from '#service/checkout/module.ts';
import type { AgreementText } from '#service/content/agreements.ts';
import type { FrameSettings } from '#service/content/frame-settings.ts';
import { coinsModule } from '#service/coins/module.ts';
import { contentModule } from '#service/content/module.ts';
import type { Database } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { favouritesModule } from '#service/favourites/module.ts';
import { followedShopsModule } from '#service/followed-shops/module.ts';
import { footprintModule } from '#service/footprint/module.ts';
import { groupBuysModule } from '#service/group-buys/module.ts';
import { homeModule } from '#service/home/module.ts';
import type { Module } from '#service/http/module.ts';
import { joiningWith } from '#service/invitations/joining.ts';
import { invitationsModule } from '#service/invitations/module.ts';
import { ledgerModule } from '#service/ledger/module.ts';
import { liveModule } from '#service/live/module.ts';
import { logisticsModule } from '#service/logistics/module.ts';
import type { CardDoor } from '#service/orders/card-door.ts';
import { keptOrdersWith } from '#service/orders/kept.ts';
import { ordersModule } from '#service/orders/module.ts';
import { mailPreferencesModule } from '#service/mail-preferences/module.ts';
import { mailPreferenceStore } from '#service/mail-preferences/queries.ts';
import { shopperMails } from '#service/mail-preferences/shopper-mails.ts';
import { stopLinks as stopLinksWith } from '#service/mail-preferences/stop-links.ts';
import { orderTransitions } from '#service/orders/transitions.ts';
import { orderPaying } from '#service/orders/paying.ts';
import { endOpenWith } from '#service/payments/end-open.ts';
import { paymentsModule, takesCardsWith } from '#service/payments/module.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { idempotencyStore } from '#service/platform/idempotency-keys.ts';
import type { KeySet } from '#service/platform/key-set.ts';
import { keyedHash } from '#service/platform/keyed-hash.ts';
import type { FaultLog } from '#service/platform/fault-log.ts';
import { platformModule } from '#service/platform/module.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import type { SettingsStore } from '#service/platform/settings.ts';
import { openKeys } from '#service/platform/signing-keys.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { regionsModule } from '#service/regions/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { priceHistoryModule } from '#service/price-history/module.ts';
import { returnsPlace } from '#service/content/returns-place.ts';
import { refundDoorsOf } from '#service/refunds/open-doors.ts';
import { cardMoneyWith } from '#service/refunds/card-money.ts';
import type { MallReturns } from '#service/refunds/doors.ts';
import { refundsModule } from '#service/refunds/module.ts';
import { reviewsModule } from '#service/reviews/module.ts';
import { searchModule } from '#service/search/module.ts';
import { shopsModule } from '#service/shops/module.ts';
import { stockWatchesModule } from '#service/stock-watches/module.ts';
import { uploadsModule } from '#service/uploads/module.ts';
import type { ObjectStore } from '#service/uploads/object-store.ts';
import type { PictureWork } from '#service/uploads/picture-work.ts';
import type { Policy } from '#service/uploads/policy.ts';
import { vouchersModule } from '#service/vouchers/module.ts';
import { walletModule } from '#service/wallet/module.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** Dependencies that differ between a server and the workbench's browser. */
type Backing = {
  agreementText: AgreementText;
  openObjects: (policy: Policy) => ObjectStore;
  pictureWork: PictureWork;
  /** The card processor; without it cards are not accepted. */
  processor?: PaymentProcessor | undefined;
};

type Parts = AccountSettings &
  Backing & {
    database: Database;
    outbox: Outbox;
    regions: RegionStore;
    settings: SettingsStore;
    clock: Clock;
    frame: FrameSettings;
    /** The header in which our outermost proxy names the visitor's country; undefined when none does. */
    countryHeader: string | undefined;
    /** Milliseconds for which a run holds its Idempotency-Key without extending the lease. */
    commandLeaseMs: number;
    /** The operator's keys; undefined when the database holds keys. */
    signingKeys: KeySet | undefined;
    /** The origin that shoppers type; undefined for the origin of each request. */
    publicOrigin: string | undefined;
    /** Origin of links in mails. */
    linkOrigin: string;
    report: FaultLog;
    /** Replaces the processor's operations that orders use; for tests. */
    cards?: CardDoor;
  };

/** Opens the modules of all folders of the service, with what several of them share. */
export async function openModules({
  database,
  settings,
  signingKeys,
  commandLeaseMs,
  cards: givenCards,
  ...asked
}: Parts) {
  const { db } = database;
  const { regions, clock } = asked;
  const keys = await openKeys(settings, signingKeys);
  const idempotency = idempotencyStore(db, clock, commandLeaseMs);
  if (database.kind === 'pglite') await idempotency.endLeases();
  const hashed = (text: string) => keyedHash(text, keys);
  const users = userStore(db, regions);
  const { processor, publicOrigin } = asked;
  const cards = givenCards ?? { takesCards: takesCardsWith(processor), refundOrder };
  const stopLinks = stopLinksWith({ hashed, linkOrigin: asked.linkOrigin });
  const mails = shopperMails(asked.outbox, stopLinks);
  const preferences = mailPreferenceStore(db, clock);
  const { refundDoors, afterSales } = refundDoorsOf({ db, clock, outbox: asked.outbox, mails, cards });
  const doors = refundDoors.orders;
  const moves = orderTransitions(db, clock, doors);
  const mallReturns: MallReturns = (place) => returnsPlace(place, asked.frame);
  const { version } = packageJson;
  const parts = { ...asked, version, db, keys, idempotency, hashed, users, moves, cards, doors, mails };
  // Lists and search may read from the replica, a moment late; members' data and money never do.
  const shown = { ...parts, db: database.reads?.db ?? db };
  const { uploads, storage, module: ofUploads } = uploadsModule(parts);
  const joining = joiningWith(parts);
  const {
    readBearer,
    notices,
    module: ofAccounts,
  } = accountModule({ ...parts, uploads, invitations: joining, personal: () => modules });
  const originOf = (request: Request) => publicOrigin ?? new URL(request.url).origin;
  const customers = processor && customerStore(db, processor);
  const ofCards = { ...parts, processor, customers, notices, originOf };
  const refundDoor = cardMoneyWith(refundDoors);
  const { module: ofPayments, settle } = paymentsModule({ ...ofCards, door: orderPaying(doors), refundDoor });
  const ofRefunds = { ...parts, uploads, mallReturns, refundDoors };
  const refundModule = refundsModule(ofRefunds);
  const live = await liveModule({ ...parts, database, afterSales });

  /**
   * In the order of erasing an account: modules that need its mail and number come before the account, its pictures
   * last, because their storage takes part in no transaction.
   */
  const modules: readonly Module[] = [
    regionsModule(parts),
    contentModule(parts),
    homeModule(shown),
    searchModule(shown),
    catalogModule(shown),
    priceHistoryModule({ ...parts, settings }),
    reviewsModule({ ...parts, shownDb: shown.db, uploads, afterSales }),
    shopsModule(shown),
    groupBuysModule(parts),
    vouchersModule(parts),
    favouritesModule(parts),
    stockWatchesModule(parts),
    followedShopsModule(parts),
    addressModule(parts),
    announcementsModule(parts),
    mailPreferencesModule({ preferences, stopLinks }),
    cartModule(parts),
    footprintModule(parts),
    live.module,
    chatModule({ ...parts, pictures: uploads }),
    checkoutModule(parts),
    logisticsModule(parts),
    ordersModule({ ...parts, endOpenPayment: endOpenWith(settle) }),
    refundModule,
    ofPayments,
    walletModule(parts),
    coinsModule(parts),
    invitationsModule({ ...parts, joining, originOf, keptOrders: keptOrdersWith(doors.afterSales, clock) }),
    ledgerModule,
    platformModule(parts),
    ofAccounts,
    bankCardsModule(ofCards),
    ofUploads,
  ];
  return {
    modules,
    live: live.hub,
    idempotency,
    moves,
    refundDoors,
    refundDoor,
    hashed,
    keys,
    uploads,
    storage,
    readBearer,
    notices,
    settle,
    mailStops: { preferences, stopLinks },
  };
}
