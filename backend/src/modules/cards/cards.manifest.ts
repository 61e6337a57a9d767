// What cards declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { CARDS_LIMITS } from './cards.limits.js';
import { CARDS_TABLES } from './cards.tables.js';

export const cardsManifest = {
  name: 'cards',
  summary: 'The card database.',
  asks: [],
  ids: {
    '/api/cards/': 'The id of the card.',
  },
  tables: CARDS_TABLES,
  limits: CARDS_LIMITS,
  retention: [
    {
      name: 'cards.forget-live-answers',
      text: 'delete from cards.live_answer where expires_at <= $1::timestamptz',
    },
    {
      name: 'cards.forget-prices',
      // Older than the longest history that an answer may have, MAX_DAYS in lookup/price-history.queries.ts.
      text: `delete from cards.price_month
        where month < date_trunc('month', ($1::timestamptz at time zone 'UTC')::date - 1826)::date`,
    },
  ],
  withoutKey: {
    collectCards: 'it reads',
    suggestPrintings: 'it reads',
  },
} as const satisfies ModuleManifest;
