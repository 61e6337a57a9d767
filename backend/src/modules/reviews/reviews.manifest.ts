// What reviews declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { addDemoReviews } from './demo-reviews.js';
import { REVIEWS_TABLES } from './persistence/tables.js';
import { REVIEWS_PERSONAL_DATA } from './reviews.personal-data.js';

export const reviewsManifest = {
  name: 'reviews',
  summary: 'How deals went, and the records that follow from it.',
  asks: ['users', 'listings', 'deals'],
  ids: {
    '/api/reviews/about/': 'The ID of the account.',
    '/api/reviews/deals/': 'The ID of the deal.',
  },
  tables: REVIEWS_TABLES,
  personalData: REVIEWS_PERSONAL_DATA,
  demo: addDemoReviews,
} as const satisfies ModuleManifest;
