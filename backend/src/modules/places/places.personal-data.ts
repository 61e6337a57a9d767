// What places keep about a person, and how it is erased.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const PLACES_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['places.account_place'],
    exported: {
      as: 'place',
      description:
        'Where the account is: a town, rounded to two decimals; a store’s address, exactly. Place names: GeoNames, CC BY 4.0.',
      read: `select to_jsonb(p) - 'account' || '{"placeNames": "GeoNames, CC BY 4.0, https://www.geonames.org"}' as entry
        from places.account_place p where account = $1`,
    },
    erase: 'delete from places.account_place where account = $1',
  },
  {
    tables: ['places.preference'],
    exported: {
      as: 'placePreferences',
      description:
        'How far the account looks, its unit of distances, how often its place was set, and a hash of a removed address.',
      read: `select to_jsonb(p) - 'account' as entry from places.preference p where account = $1`,
    },
    erase: 'delete from places.preference where account = $1',
  },
  {
    tables: ['places.moves'],
    exported: {
      as: 'placeMoves',
      description: 'How often the place was moved; kept for a day.',
      read: `select to_jsonb(m) - 'account' as entry from places.moves m where account = $1`,
    },
    erase: 'delete from places.moves where account = $1',
  },
];
