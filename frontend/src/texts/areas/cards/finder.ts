/** The search for cards and its results, in the page's language. */
import * as english from '../../en/cards/finder';
import { localizedPart } from '../../load-messages';

export const finder = /* @__PURE__ */ localizedPart('cards', 'finder', english.finder);
export const noResults = /* @__PURE__ */ localizedPart('cards', 'noResults', english.noResults);
export const results = /* @__PURE__ */ localizedPart('cards', 'results', english.results);
