// What can stop a search that another module asks for.
import { defineError } from '../../../kernel/domain-error.js';

export const searchTooSlow = defineError(
  'cards.search-too-slow',
  'unavailable',
  'Your search takes too long. Narrow it down or simplify its regular expressions.',
);
export const tooManySearches = defineError(
  'cards.too-many-searches',
  'unavailable',
  'Too many searches are waiting. Try again in a few seconds.',
);
