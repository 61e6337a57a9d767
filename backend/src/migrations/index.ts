// The one ordered history of the database.
import { Platform1760000000000 } from './1760000000000-platform.js';
import { RateLimits1760000000500 } from './1760000000500-rate-limits.js';
import { Catalogs1760000001000 } from './1760000001000-catalogs.js';
import { Users1760000002000 } from './1760000002000-users.js';
import { Auth1760000002500 } from './1760000002500-auth.js';
import { Cards1760000003000 } from './1760000003000-cards.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Platform1760000000000,
  RateLimits1760000000500,
  Catalogs1760000001000,
  Users1760000002000,
  Auth1760000002500,
  Cards1760000003000,
] as const;
