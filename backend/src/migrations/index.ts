// The one ordered history of the database.
import { Notifications1760000014000 } from './1760000014000-notifications.js';
import { PublishedViews1760000014100 } from './1760000014100-published-views.js';
import { CappedEventTotals1760000014200 } from './1760000014200-capped-event-totals.js';
import { MergedCards1760000014300 } from './1760000014300-merged-cards.js';
import { StockCopies1760000015000 } from './1760000015000-stock-copies.js';
import { Stock1760000015100 } from './1760000015100-stock.js';
import { StockImports1760000015200 } from './1760000015200-stock-imports.js';
import { StockExports1760000015400 } from './1760000015400-stock-exports.js';
import { StockTill1760000015500 } from './1760000015500-stock-till.js';
import { PriceRules1760000016000 } from './1760000016000-price-rules.js';
import { NoticesOfHeldPrices1760000016010 } from './1760000016010-notices-of-held-prices.js';
import { ListingPhotos1760000016100 } from './1760000016100-listing-photos.js';
import { CountAge1760000016200 } from './1760000016200-count-age.js';
import { OneLinePerExternalId1760000016300 } from './1760000016300-one-line-per-external-id.js';
import { StockReconciliations1760000016310 } from './1760000016310-stock-reconciliations.js';
import { Places1760000017000 } from './1760000017000-places.js';
import { Distances1760000017050 } from './1760000017050-distances.js';
import { StockEditJobs1760000017055 } from './1760000017055-stock-edit-jobs.js';
import { FailedImports1760000017060 } from './1760000017060-failed-imports.js';
import { OnOffer1760000017100 } from './1760000017100-on-offer.js';
import { Storefronts1760000018000 } from './1760000018000-storefronts.js';
import { VersionOfStorefronts1760000018050 } from './1760000018050-version-of-storefronts.js';
import { StockUndoJobs1760000018055 } from './1760000018055-stock-undo-jobs.js';
import { NearOffers1760000018100 } from './1760000018100-near-offers.js';
import { Wants1760000019000 } from './1760000019000-wants.js';
import { WantMatches1760000019010 } from './1760000019010-want-matches.js';
import { NotificationChannels1760000021000 } from './1760000021000-notification-channels.js';
import { PaceOfMails1760000021100 } from './1760000021100-pace-of-mails.js';
import { OneViewOfBlocks1760000021110 } from './1760000021110-one-view-of-blocks.js';
import { LatestMatches1760000021120 } from './1760000021120-latest-matches.js';
import { ReservedCopies1760000022000 } from './1760000022000-reserved-copies.js';
import { Deals1760000023000 } from './1760000023000-deals.js';
import { Reviews1760000023500 } from './1760000023500-reviews.js';
import { Offers1760000024000 } from './1760000024000-offers.js';
import { NotificationsAboutPeople1760000025000 } from './1760000025000-notifications-about-people.js';
import { Suspensions1760000026000 } from './1760000026000-suspensions.js';
import { Moderation1760000026100 } from './1760000026100-moderation.js';
import { MessagesOfOffers1760000027000 } from './1760000027000-messages-of-offers.js';
import { UndoneDeals1760000028000 } from './1760000028000-undone-deals.js';
import { EndsOfDeals1760000028010 } from './1760000028010-ends-of-deals.js';
import { ZonesOfHolds1760000028500 } from './1760000028500-zones-of-holds.js';
import { VersionOfNotificationSettings1760000028505 } from './1760000028505-version-of-notification-settings.js';
import { StockConflicts1760000028510 } from './1760000028510-stock-conflicts.js';
import { LostPlaces1760000028520 } from './1760000028520-lost-places.js';
import { UnderAge1760000029000 } from './1760000029000-under-age.js';
import { SavedPlans1760000030000 } from './1760000030000-saved-plans.js';
import { EventSeries1760000031000 } from './1760000031000-event-series.js';
import { Attendance1760000031200 } from './1760000031200-attendance.js';
import { Calendars1760000031400 } from './1760000031400-calendars.js';
import { HiddenAttendance1760000032000 } from './1760000032000-hidden-attendance.js';
import { EventPlaces1760000032010 } from './1760000032010-event-places.js';
import { WeekdayOfEvents1760000032200 } from './1760000032200-weekday-of-events.js';
import { EventTemplates1760000032210 } from './1760000032210-event-templates.js';
import { AmendmentsOff1760000032400 } from './1760000032400-amendments-off.js';
import { AddressesOfKeptPlans1760000032410 } from './1760000032410-addresses-of-kept-plans.js';
import { EventsOfOffers1760000032420 } from './1760000032420-events-of-offers.js';
import { EventPictures1760000033000 } from './1760000033000-event-pictures.js';
import { ChangesOfEvents1760000033100 } from './1760000033100-changes-of-events.js';
import { PushSubscriptions1760000033300 } from './1760000033300-push-subscriptions.js';
import { PrintingLookup1760000033400 } from './1760000033400-printing-lookup.js';
import { NumbersOfListedPrintings1760000033410 } from './1760000033410-numbers-of-listed-printings.js';
import { CopiesThatAreBought1760000033500 } from './1760000033500-copies-that-are-bought.js';
import { WitnessesRequired1760000034000 } from './1760000034000-witnesses-required.js';
import { HintsOfOnePerson1760000034010 } from './1760000034010-hints-of-one-person.js';
import { DisputedCopies1760000034020 } from './1760000034020-disputed-copies.js';
import { StorePictures1760000034200 } from './1760000034200-store-pictures.js';
import { MarketLookup1760000034210 } from './1760000034210-market-lookup.js';
import { PlacesByStrip1760000035000 } from './1760000035000-places-by-strip.js';
import { InlinedLine1760000036000 } from './1760000036000-inlined-line.js';
import { BasisOfImports1760000037000 } from './1760000037000-basis-of-imports.js';
import { LeftAddresses1760000038000 } from './1760000038000-left-addresses.js';
import { SeenCanceledAnswers1760000038100 } from './1760000038100-seen-canceled-answers.js';
import { VersionsOfWants1760000039000 } from './1760000039000-versions-of-wants.js';
import { VersionsOfPlaces1760000039010 } from './1760000039010-versions-of-places.js';
import { WhoWasGoing1760000040000 } from './1760000040000-who-was-going.js';
import { WholeExports1760000040010 } from './1760000040010-whole-exports.js';
import { ExternalIdsByTheirIndex1760000040020 } from './1760000040020-external-ids-by-their-index.js';
import { ZonesInInbox1760000040030 } from './1760000040030-zones-in-inbox.js';
import { MeetingsAsDeals1760000040040 } from './1760000040040-meetings-as-deals.js';
import { MarksAfterHalfAnHour1760000040050 } from './1760000040050-marks-after-half-an-hour.js';
import { UNTIL_LISTING_STATES } from './until-listing-states.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  ...UNTIL_LISTING_STATES,
  Notifications1760000014000,
  PublishedViews1760000014100,
  CappedEventTotals1760000014200,
  MergedCards1760000014300,
  StockCopies1760000015000,
  Stock1760000015100,
  StockImports1760000015200,
  StockExports1760000015400,
  StockTill1760000015500,
  PriceRules1760000016000,
  NoticesOfHeldPrices1760000016010,
  ListingPhotos1760000016100,
  CountAge1760000016200,
  OneLinePerExternalId1760000016300,
  StockReconciliations1760000016310,
  Places1760000017000,
  Distances1760000017050,
  StockEditJobs1760000017055,
  FailedImports1760000017060,
  OnOffer1760000017100,
  Storefronts1760000018000,
  VersionOfStorefronts1760000018050,
  StockUndoJobs1760000018055,
  NearOffers1760000018100,
  Wants1760000019000,
  WantMatches1760000019010,
  NotificationChannels1760000021000,
  PaceOfMails1760000021100,
  OneViewOfBlocks1760000021110,
  LatestMatches1760000021120,
  ReservedCopies1760000022000,
  Deals1760000023000,
  Reviews1760000023500,
  Offers1760000024000,
  NotificationsAboutPeople1760000025000,
  Suspensions1760000026000,
  Moderation1760000026100,
  MessagesOfOffers1760000027000,
  UndoneDeals1760000028000,
  EndsOfDeals1760000028010,
  ZonesOfHolds1760000028500,
  VersionOfNotificationSettings1760000028505,
  StockConflicts1760000028510,
  LostPlaces1760000028520,
  UnderAge1760000029000,
  SavedPlans1760000030000,
  EventSeries1760000031000,
  Attendance1760000031200,
  Calendars1760000031400,
  HiddenAttendance1760000032000,
  EventPlaces1760000032010,
  WeekdayOfEvents1760000032200,
  EventTemplates1760000032210,
  AmendmentsOff1760000032400,
  AddressesOfKeptPlans1760000032410,
  EventsOfOffers1760000032420,
  EventPictures1760000033000,
  ChangesOfEvents1760000033100,
  PushSubscriptions1760000033300,
  PrintingLookup1760000033400,
  NumbersOfListedPrintings1760000033410,
  CopiesThatAreBought1760000033500,
  WitnessesRequired1760000034000,
  HintsOfOnePerson1760000034010,
  DisputedCopies1760000034020,
  StorePictures1760000034200,
  MarketLookup1760000034210,
  PlacesByStrip1760000035000,
  InlinedLine1760000036000,
  BasisOfImports1760000037000,
  LeftAddresses1760000038000,
  SeenCanceledAnswers1760000038100,
  VersionsOfWants1760000039000,
  VersionsOfPlaces1760000039010,
  WhoWasGoing1760000040000,
  WholeExports1760000040010,
  ExternalIdsByTheirIndex1760000040020,
  ZonesInInbox1760000040030,
  MeetingsAsDeals1760000040040,
  MarksAfterHalfAnHour1760000040050,
] as const;
