// What places declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoPlaces } from './demo-places.js';
import { PLACES_TABLES } from './persistence/tables.js';
import { PLACES_LIMITS } from './places.limits.js';
import { PLACES_PERSONAL_DATA } from './places.personal-data.js';

export const placesManifest = {
  name: 'places',
  summary: 'Towns, and where players and stores are. Place names: GeoNames, CC BY 4.0.',
  asks: ['users'],
  ids: {
    '/api/places/stores/': 'The ID of the store’s account.',
  },
  tables: PLACES_TABLES,
  limits: PLACES_LIMITS,
  personalData: PLACES_PERSONAL_DATA,
  demo: addDemoPlaces,
  retention: [
    {
      name: 'places.forget-moves',
      text: `delete from places.moves where since < $1::timestamptz - interval '1 day'`,
    },
  ],
} as const satisfies ModuleManifest;
