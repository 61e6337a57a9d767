// What users keeps about a person. The export begins with the account; an erasure overwrites it.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const USERS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['users.account', 'users.local_store', 'users.store_name'],
  },
];
