// The face of search.
export { CardSearch, NO_MATCH, PAST_THE_END } from './card-search.js';
export type { SearchStatement } from './find-page.js';
export { TOO_SLOW } from './find-page.js';
export { FIRST_PRINTINGS, type FoundPrintings, isFound, lookupCents, lookupOf } from './found-printings.js';
export { SearchModule } from './search.module.js';
export { FULL } from './search-gate.js';
export { SearchParameters } from './search-parameters.js';
export { MAX_QUERY_LENGTH, pageAddress, type SearchRequest, searchRequest } from './search-request.js';
export { type RestrictionFor, type SearchRestriction, SearchRestrictions } from './search-restrictions.js';
export {
  ALL_IGNORED,
  EMPTY,
  ignoredTerm,
  OPTION_IN_BRACKETS,
  READING_AGAIN,
  TOO_MANY_PATTERNS,
  tooLong,
  UNCLOSED_BRACKETS,
  UNSEARCHABLE_CHARACTER,
  unknownKeyword,
} from './warnings.js';
