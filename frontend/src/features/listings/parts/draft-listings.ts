/** The cards that somebody collects before posting them: a list that is only ever changed by the actions below. */
import type { Card } from '../../../api/cards';
import type { PostListing } from '../../../api/listings';
import { type Terms, typedPrice } from './terms';

/** One card on the list. `key` stays the same while its row is on the list. */
export interface Draft {
  key: number;
  card: Card;
  terms: Terms;
}

export interface DraftListings {
  /** In the order in which they were added. */
  rows: readonly Draft[];
  nextKey: number;
}

export type DraftAction =
  | { type: 'added'; card: Card; terms: Terms }
  | { type: 'changed'; key: number; terms: Partial<Terms> }
  | { type: 'removed'; key: number }
  | { type: 'cleared' };

export const NO_DRAFTS: DraftListings = { rows: [], nextKey: 1 };

/** The server takes so many listings at once. */
export const MOST_DRAFTS = 500;

/** The list after an action. A full list takes no more. */
export function draftListings(state: DraftListings, action: DraftAction): DraftListings {
  const { rows, nextKey } = state;
  switch (action.type) {
    case 'added': {
      if (rows.length >= MOST_DRAFTS) return state;
      const { card, terms } = action;
      return { rows: [...rows, { key: nextKey, card, terms }], nextKey: nextKey + 1 };
    }
    case 'changed':
      return {
        ...state,
        rows: rows.map((row) =>
          row.key === action.key ? { ...row, terms: { ...row.terms, ...action.terms } } : row,
        ),
      };
    case 'removed':
      return { ...state, rows: rows.filter(({ key }) => key !== action.key) };
    case 'cleared':
      return { ...state, rows: [] };
  }
}

/** The keys of the rows whose price cannot be posted. */
export const unpriced = ({ rows }: DraftListings): number[] =>
  rows.filter(({ terms }) => typedPrice(terms.price) === null).map(({ key }) => key);

/** The list as the call takes it; `lister` posts it. Only for lists without unpriced rows. */
export const toPost = ({ rows }: DraftListings, lister: string): PostListing[] =>
  rows.map(({ card, terms: { price, condition, type, finish } }) => ({
    cardId: card.id,
    cardName: card.name,
    cardSet: card.set_name,
    cardNumber: card.collector_number,
    cardImageUrl: `/api/cards/${card.id}/image/front/normal`,
    condition,
    price: typedPrice(price) ?? 0,
    type,
    finish,
    status: 'ACTIVE',
    uuid: lister,
  }));
