// What cover keeps about a person, and how it is erased.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const COVER_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['cover.saved_plan'],
    exported: {
      as: 'savedPlans',
      description: 'Plans where to get a list of cards: the title, and what was asked for.',
      read: `select to_jsonb(p) - 'owner' - 'answer' - 'link' as entry from cover.saved_plan p where owner = $1 order by saved_at, uuid`,
    },
    erase: 'delete from cover.saved_plan where owner = $1',
  },
];
