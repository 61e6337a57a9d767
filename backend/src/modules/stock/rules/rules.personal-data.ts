// What price rules keep about a person, and how it is erased.
import type { PersonalDataPart } from '../../../platform/manifest/personal-data-part.js';

export const RULES_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['stock.price_rules'],
    exported: {
      as: 'stockPriceRules',
      description: 'How prices follow the market price.',
      read: `select to_jsonb(r) - 'owner' as entry from stock.price_rules r where owner = $1`,
    },
    erase: 'delete from stock.price_rules where owner = $1',
  },
  {
    tables: ['stock.held_price'],
    exported: {
      as: 'stockHeldPrices',
      description: 'New prices that wait for a look; kept for 90 days.',
      read: `select to_jsonb(h) - 'owner' as entry from stock.held_price h where owner = $1 order by held_at, listing`,
    },
    erase: 'delete from stock.held_price where owner = $1',
  },
];
