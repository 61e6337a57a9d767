/** The search for cards and its results, in the page's language. */
import * as english from '../../en/cards/finder';
import { spokenPart } from '../../spoken';

export const finder = /* @__PURE__ */ spokenPart('cards', 'finder', english.finder);
export const noResults = /* @__PURE__ */ spokenPart('cards', 'noResults', english.noResults);
export const results = /* @__PURE__ */ spokenPart('cards', 'results', english.results);
