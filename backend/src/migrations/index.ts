// The one ordered history of the database.
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

/** Every migration, oldest first. */
export const MIGRATIONS = [
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
] as const;
