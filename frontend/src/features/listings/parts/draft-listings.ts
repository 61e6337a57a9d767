/** The cards that somebody collects before posting them: a list that is only ever changed by the actions below. */
import type { Card } from '../../../api/cards';
import type { PostListing } from '../../../api/listings';
import { type Terms, termsFor, typedPrice, USUAL_TERMS } from './terms';

/** One card on the list. `key` stays the same while its row is on the list. */
export interface Draft {
  key: number;
  card: Card;
  terms: Terms;
}

export interface DraftListings {
  /** In the order in which they were added. */
  rows: readonly Draft[];
  /** The card that was looked up last and is not on the list yet. */
  found: Draft | null;
  /** The terms of the card that was added last: most of a pile is alike. */
  last: Terms;
  nextKey: number;
}

export type DraftAction =
  | { type: 'added'; card: Card; terms: Terms }
  | { type: 'addedAll'; cards: readonly { card: Card; terms: Terms }[] }
  | { type: 'found'; card: Card }
  | { type: 'foundChanged'; terms: Partial<Terms> }
  | { type: 'foundCleared' }
  | { type: 'changed'; key: number; terms: Partial<Terms> }
  | { type: 'removed'; key: number }
  | { type: 'removedAll' | 'posted'; keys: readonly number[] }
  | { type: 'putBack' | 'replaced'; rows: readonly Draft[] }
  | { type: 'cleared' };

export const NO_DRAFTS: DraftListings = { rows: [], found: null, last: USUAL_TERMS, nextKey: 1 };

/** The server takes so many listings at once. */
export const MOST_DRAFTS = 500;

/** The list after an action. A full list takes no more. */
export function draftListings(state: DraftListings, action: DraftAction): DraftListings {
  const { rows, found, nextKey } = state;
  switch (action.type) {
    case 'added': {
      if (rows.length >= MOST_DRAFTS) return state;
      const { card, terms } = action;
      return {
        rows: [...rows, { key: nextKey, card, terms }],
        found: null,
        last: terms,
        nextKey: nextKey + 1,
      };
    }
    case 'addedAll': {
      if (rows.length + action.cards.length > MOST_DRAFTS) return state;
      const added = action.cards.map((each, at) => ({ key: nextKey + at, ...each }));
      return { ...state, rows: [...rows, ...added], nextKey: nextKey + added.length };
    }
    case 'found': {
      const { card } = action;
      return {
        ...state,
        found: { key: nextKey, card, terms: termsFor(card, state.last) },
        nextKey: nextKey + 1,
      };
    }
    case 'foundChanged':
      return found ? { ...state, found: { ...found, terms: { ...found.terms, ...action.terms } } } : state;
    case 'foundCleared':
      return { ...state, found: null };
    case 'changed':
      return {
        ...state,
        rows: rows.map((row) =>
          row.key === action.key ? { ...row, terms: { ...row.terms, ...action.terms } } : row,
        ),
      };
    case 'removed':
      return { ...state, rows: rows.filter(({ key }) => key !== action.key) };
    case 'posted':
    case 'removedAll':
      return { ...state, rows: rows.filter(({ key }) => !action.keys.includes(key)) };
    case 'putBack':
      return withRows(state, [...action.rows, ...rows]);
    case 'replaced':
      return withRows(state, action.rows);
    case 'cleared':
      return { ...NO_DRAFTS, nextKey };
  }
}

/** These rows came from elsewhere: no key is given twice, and the next card takes after the last one. */
function withRows(state: DraftListings, rows: readonly Draft[]): DraftListings {
  const nextKey = Math.max(state.nextKey, ...rows.map(({ key }) => key + 1));
  const last = state.rows.length > 0 ? state.last : (rows.at(-1)?.terms ?? state.last);
  return { ...state, rows, last, nextKey };
}

/** How many cards would be lost: the found one once it has a price, and those on the list where it is not `kept`. */
export const unsaved = ({ rows, found }: DraftListings, kept: boolean): number =>
  (kept ? 0 : rows.length) + (found && found.terms.price !== '' ? 1 : 0);

/** The keys of the rows whose price cannot be posted. */
export const unpriced = ({ rows }: DraftListings): number[] =>
  rows.filter(({ terms }) => typedPrice(terms.price) === null).map(({ key }) => key);

/** The list as the call takes it; `lister` posts it. Only for lists without unpriced rows. */
export const toPost = ({ rows }: DraftListings, lister: string): PostListing[] =>
  rows.map(({ card, terms: { price, condition, type, finish, language } }) => ({
    cardId: card.id,
    cardName: card.name,
    cardSet: card.set_name,
    cardNumber: card.collector_number,
    cardImageUrl: `/api/cards/${card.id}/image/front/normal`,
    condition,
    price: typedPrice(price) ?? 0,
    type,
    finish,
    language: language ?? card.lang,
    status: 'ACTIVE',
    uuid: lister,
  }));
