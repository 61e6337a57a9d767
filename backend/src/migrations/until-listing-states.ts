// The history of the database from its beginning until listings got their states; `index.ts` goes on.
import { Platform1760000000000 } from './1760000000000-platform.js';
import { RateLimits1760000000500 } from './1760000000500-rate-limits.js';
import { Catalogs1760000001000 } from './1760000001000-catalogs.js';
import { CatalogsFormats1760000001100 } from './1760000001100-catalogs-formats.js';
import { Users1760000002000 } from './1760000002000-users.js';
import { Auth1760000002500 } from './1760000002500-auth.js';
import { Cards1760000003000 } from './1760000003000-cards.js';
import { Listings1760000004000 } from './1760000004000-listings.js';
import { Watchlist1760000005000 } from './1760000005000-watchlist.js';
import { Events1760000006000 } from './1760000006000-events.js';
import { Settings1760000007000 } from './1760000007000-settings.js';
import { ListingVersions1760000008000 } from './1760000008000-listing-versions.js';
import { DashboardViews1760000008100 } from './1760000008100-dashboard-views.js';
import { CardRules1760000009000 } from './1760000009000-card-rules.js';
import { PriceHistory1760000009100 } from './1760000009100-price-history.js';
import { NightlyImport1760000009200 } from './1760000009200-nightly-import.js';
import { CardNames1760000009300 } from './1760000009300-card-names.js';
import { LiveCards1760000009400 } from './1760000009400-live-cards.js';
import { SearchIndexes1760000009500 } from './1760000009500-search-indexes.js';
import { CheapestPrintings1760000009600 } from './1760000009600-cheapest-printings.js';
import { PrintingsOfRules1760000009700 } from './1760000009700-printings-of-rules.js';
import { HyphenedNames1760000009800 } from './1760000009800-hyphened-names.js';
import { PriceMonthsByAge1760000009850 } from './1760000009850-price-months-by-age.js';
import { WithdrawnListings1760000010000 } from './1760000010000-withdrawn-listings.js';
import { FrontPage1760000010100 } from './1760000010100-front-page.js';
import { SessionsOfDevices1760000010200 } from './1760000010200-sessions-of-devices.js';
import { Audit1760000010300 } from './1760000010300-audit.js';
import { CardNotices1760000010500 } from './1760000010500-card-notices.js';
import { WatcherCounts1760000010600 } from './1760000010600-watcher-counts.js';
import { EventCounts1760000010700 } from './1760000010700-event-counts.js';
import { Heirs1760000010800 } from './1760000010800-heirs.js';
import { EventCountsByMinute1760000010900 } from './1760000010900-event-counts-by-minute.js';
import { ListingWords1760000011000 } from './1760000011000-listing-words.js';
import { ViewsWithoutReaders1760000011100 } from './1760000011100-views-without-readers.js';
import { EndedSessions1760000012100 } from './1760000012100-ended-sessions.js';
import { VerificationClaims1760000012130 } from './1760000012130-verification-claims.js';
import { SecondWaysIn1760000012200 } from './1760000012200-second-ways-in.js';
import { AnyPrinting1760000012300 } from './1760000012300-any-printing.js';
import { LocalStores1760000012400 } from './1760000012400-local-stores.js';
import { NamePrints1760000012500 } from './1760000012500-name-prints.js';
import { BringBackListings1760000012510 } from './1760000012510-bring-back-listings.js';
import { LastAnswers1760000012550 } from './1760000012550-last-answers.js';
import { HiddenAddresses1760000012700 } from './1760000012700-hidden-addresses.js';
import { Messages1760000012710 } from './1760000012710-messages.js';
import { IdsOfChangedCards1760000012800 } from './1760000012800-ids-of-changed-cards.js';
import { EventOutbox1760000012900 } from './1760000012900-event-outbox.js';
import { ListingStates1760000013000 } from './1760000013000-listing-states.js';

export const UNTIL_LISTING_STATES = [
  Platform1760000000000,
  RateLimits1760000000500,
  Catalogs1760000001000,
  CatalogsFormats1760000001100,
  Users1760000002000,
  Auth1760000002500,
  Cards1760000003000,
  Listings1760000004000,
  Watchlist1760000005000,
  Events1760000006000,
  Settings1760000007000,
  ListingVersions1760000008000,
  DashboardViews1760000008100,
  CardRules1760000009000,
  PriceHistory1760000009100,
  NightlyImport1760000009200,
  CardNames1760000009300,
  LiveCards1760000009400,
  SearchIndexes1760000009500,
  CheapestPrintings1760000009600,
  PrintingsOfRules1760000009700,
  HyphenedNames1760000009800,
  PriceMonthsByAge1760000009850,
  WithdrawnListings1760000010000,
  FrontPage1760000010100,
  SessionsOfDevices1760000010200,
  Audit1760000010300,
  CardNotices1760000010500,
  WatcherCounts1760000010600,
  EventCounts1760000010700,
  Heirs1760000010800,
  EventCountsByMinute1760000010900,
  ListingWords1760000011000,
  ViewsWithoutReaders1760000011100,
  EndedSessions1760000012100,
  VerificationClaims1760000012130,
  SecondWaysIn1760000012200,
  AnyPrinting1760000012300,
  LocalStores1760000012400,
  NamePrints1760000012500,
  BringBackListings1760000012510,
  LastAnswers1760000012550,
  HiddenAddresses1760000012700,
  Messages1760000012710,
  IdsOfChangedCards1760000012800,
  EventOutbox1760000012900,
  ListingStates1760000013000,
] as const;
