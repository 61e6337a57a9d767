// The one ordered history of the database.
import { Platform1760000000000 } from './1760000000000-platform.js';
import { Catalogs1760000001000 } from './1760000001000-catalogs.js';
import { Cards1760000003000 } from './1760000003000-cards.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [Platform1760000000000, Catalogs1760000001000, Cards1760000003000] as const;
