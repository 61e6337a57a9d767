// What storefronts keep about a person, and how it is erased. Whom a store is followed by is theirs, and goes with the store.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';
import { PICTURE_ROWS } from './pictures/picture.js';

export const STOREFRONTS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['storefronts.storefront'],
    exported: {
      as: 'storefront',
      description: 'What the store says on its public page: description and opening hours.',
      read: `select to_jsonb(f) - 'store' as entry from storefronts.storefront f where store = $1`,
    },
    erase: 'delete from storefronts.storefront where store = $1',
  },
  {
    // After the page that has one. The next sweep deletes their files.
    tables: ['storefronts.picture'],
    exported: {
      as: 'storePictures',
      description: 'Pictures of the store’s page, each with the URL that it can be loaded from.',
      read: PICTURE_ROWS.exported,
    },
    erase: 'delete from storefronts.picture where store = $1',
  },
  {
    tables: ['storefronts.follower'],
    exported: {
      as: 'followedStores',
      description: 'The stores that the account follows.',
      read: `select to_jsonb(f) - 'account' as entry from storefronts.follower f where account = $1
        order by followed_at, store`,
    },
    erase: 'delete from storefronts.follower where account = $1 or store = $1',
  },
];
