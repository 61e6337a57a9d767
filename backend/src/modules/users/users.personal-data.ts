// What users keeps about a person. The export begins with the account; an erasure overwrites it.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const USERS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['users.account', 'users.local_store', 'users.store_name'],
  },
  {
    tables: ['users.under_age'],
    exported: {
      as: 'age',
      description:
        'That the account is of somebody under 18: the month of birth, kept until they are of age.',
      read: `select jsonb_build_object('bornIn', to_char(born_in, 'YYYY-MM'), 'adultFrom', adult_from, 'saidAt', said_at) as entry
        from users.under_age where account = $1`,
    },
    erase: 'delete from users.under_age where account = $1',
  },
];
