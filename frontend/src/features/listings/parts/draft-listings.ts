/** The cards that somebody collects before posting them: a list that is only ever changed by the actions below. */
import type { Card } from '../../../api/cards';
import { NO_DETAILS } from '../../../entities/listing/copy-details';
import {
  DEFAULT_TERMS,
  type ListingTerms,
  termsFor,
  typedPrice,
} from '../../../entities/listing/listing-terms';
import type { CodeResult } from './use-card-code';

/** One card on the list. `key` stays the same while its row is on the list. */
export interface Draft {
  key: number;
  card: Card;
  terms: ListingTerms;
  /** How many listings it makes. */
  quantity: number;
}

/** A card that is being looked up by its code: its terms can be typed in the meantime. */
export interface Candidate {
  key: number;
  /** What was typed; null where the card was picked. */
  code: string | null;
  /** Null until the look-up has an answer. */
  card: Card | null;
  terms: ListingTerms;
  /** Why there is no card, or which it may be. */
  problem: Exclude<CodeResult, { kind: 'found' }> | null;
}

export interface DraftListings {
  /** In the order in which they were added. */
  rows: readonly Draft[];
  /** The card that was looked up last and is not on the list yet. */
  candidate: Candidate | null;
  /** Cards that were priced and added before their look-ups had an answer. */
  pending: readonly Candidate[];
  /** Whether the next card takes the terms of the last one. */
  keepsTerms: boolean;
  /** The terms of the card that was added last. */
  last: ListingTerms;
  nextKey: number;
}

export type DraftAction =
  | { type: 'added' }
  | { type: 'addedFailed'; code: string; problem: NonNullable<Candidate['problem']>; price: string }
  | { type: 'addedAll'; cards: readonly Omit<Draft, 'key'>[] }
  | { type: 'found'; card: Card }
  | { type: 'looking'; code: string }
  | { type: 'lookingAgain'; key: number; code: string }
  | { type: 'answered'; key: number; result: CodeResult }
  | { type: 'foundChanged'; terms: Partial<ListingTerms> }
  | { type: 'foundCleared' | 'unfinishedCleared' }
  | { type: 'termsKept'; keep: boolean }
  | {
      type: 'changed';
      key: number;
      change: Partial<Pick<Draft, 'quantity'>> & { terms?: Partial<ListingTerms> };
    }
  | { type: 'removed' | 'pendingRemoved'; key: number }
  | { type: 'removedAll' | 'posted'; keys: readonly number[] }
  | { type: 'putBack' | 'replaced'; rows: readonly Draft[] }
  | { type: 'restored'; rows: readonly Draft[]; pending: readonly Candidate[] }
  | { type: 'cleared' };

export const NO_DRAFTS: DraftListings = {
  rows: [],
  candidate: null,
  pending: [],
  keepsTerms: false,
  last: DEFAULT_TERMS,
  nextKey: 1,
};

/** The most listings that the server takes in one call. */
export const MAX_DRAFTS = 500;

/** How many listings the rows make. */
export const copiesOf = (rows: readonly { quantity: number }[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many listings the list makes, with those whose cards are still looked up. */
export const countOf = ({ rows, pending }: DraftListings): number => copiesOf(rows) + pending.length;

/** The list after an action. A full list takes no more. */
export function draftListings(state: DraftListings, action: DraftAction): DraftListings {
  const { rows, candidate, pending, nextKey } = state;
  switch (action.type) {
    case 'added': {
      if (!candidate || countOf(state) >= MAX_DRAFTS) return state;
      const next = { ...state, candidate: null, last: candidate.terms };
      const { key, card, terms } = candidate;
      return card
        ? withRow(next, { key, card, terms, quantity: 1 })
        : { ...next, pending: [...pending, candidate] };
    }
    case 'addedFailed': {
      if (countOf(state) >= MAX_DRAFTS) return state;
      const terms = { ...nextTerms(state), price: action.price };
      const failed = { key: nextKey, code: action.code, card: null, terms, problem: action.problem };
      return { ...state, pending: [...pending, failed], nextKey: nextKey + 1 };
    }
    case 'addedAll': {
      if (countOf(state) + copiesOf(action.cards) > MAX_DRAFTS) return state;
      // The latest row is on top: what was on top of the other list comes last.
      const added = action.cards.toReversed().map((each, at) => ({ ...each, key: nextKey + at }));
      return { ...state, rows: [...rows, ...added], nextKey: nextKey + added.length };
    }
    case 'found':
      return withFound(state, { code: null, card: action.card });
    case 'looking':
      return withFound(state, { code: action.code, card: null });
    case 'lookingAgain':
      return candidates(state, action.key, (one) => ({ ...one, code: action.code, problem: null }));
    case 'answered': {
      const { result, key } = action;
      if (result.kind !== 'found') return candidates(state, key, (one) => ({ ...one, problem: result }));
      const { card } = result;
      const taken = pending.find((one) => one.key === key);
      if (!taken)
        return candidates(state, key, (one) => ({
          ...one,
          card,
          problem: null,
          terms: fitting(card, one.terms),
        }));
      const next = { ...state, pending: pending.filter((one) => one !== taken) };
      return withRow(next, { key, card, terms: fitting(card, taken.terms), quantity: 1 });
    }
    case 'foundChanged':
      return candidate
        ? { ...state, candidate: { ...candidate, terms: { ...candidate.terms, ...action.terms } } }
        : state;
    case 'foundCleared':
      return { ...state, candidate: null };
    case 'unfinishedCleared':
      return { ...state, candidate: null, pending: [] };
    case 'termsKept':
      return { ...state, keepsTerms: action.keep };
    case 'changed': {
      const { key, change } = action;
      return {
        ...state,
        rows: rows.map((row) =>
          row.key === key ? { ...row, ...change, terms: { ...row.terms, ...change.terms } } : row,
        ),
      };
    }
    case 'removed':
      return { ...state, rows: rows.filter(({ key }) => key !== action.key) };
    case 'pendingRemoved':
      return { ...state, pending: pending.filter(({ key }) => key !== action.key) };
    case 'posted':
    case 'removedAll':
      return { ...state, rows: rows.filter(({ key }) => !action.keys.includes(key)) };
    case 'putBack':
      return withRows(state, [...action.rows, ...rows]);
    case 'replaced':
      return withRows(state, action.rows);
    case 'restored':
      return withRows({ ...state, pending: action.pending }, action.rows);
    case 'cleared':
      return { ...NO_DRAFTS, nextKey };
  }
}

/** The next card in hand. A price that was typed for a card that was not found is meant for the one that is looked up next. */
function withFound(state: DraftListings, { code, card }: Pick<Candidate, 'code' | 'card'>): DraftListings {
  const { candidate, nextKey } = state;
  const typed = candidate?.problem ? candidate.terms : nextTerms(state);
  const terms = card ? fitting(card, typed) : typed;
  return { ...state, candidate: { key: nextKey, code, card, terms, problem: null }, nextKey: nextKey + 1 };
}

/** What the next card is offered for until somebody says otherwise. The shelf is that of a whole box, all else that is noted of one copy. */
const nextTerms = ({ keepsTerms, last }: DraftListings): ListingTerms => ({
  ...(keepsTerms ? { ...last, details: { ...NO_DETAILS, shelf: last.details.shelf } } : DEFAULT_TERMS),
  price: '',
});

/** Changes the candidate with this key, wherever it is. */
function candidates(state: DraftListings, key: number, change: (one: Candidate) => Candidate): DraftListings {
  const changed = (one: Candidate) => (one.key === key ? change(one) : one);
  return {
    ...state,
    candidate: state.candidate && changed(state.candidate),
    pending: state.pending.map(changed),
  };
}

/** The terms in a finish that the card has; the price stays. */
const fitting = (card: Card, terms: ListingTerms): ListingTerms => ({
  ...termsFor(card, terms),
  price: terms.price,
});

/** The list with another row. Its key was given out with the look-up: another window may have added a row with the same one. */
function withRow(state: DraftListings, row: Draft): DraftListings {
  const { rows, nextKey } = state;
  if (rows.every(({ key }) => key !== row.key)) return { ...state, rows: inOrder([...rows, row]) };
  return { ...state, rows: [...rows, { ...row, key: nextKey }], nextKey: nextKey + 1 };
}

/** Answers come in any order, cards stay in the order in which they were looked up. */
const inOrder = (rows: readonly Draft[]): readonly Draft[] => {
  const last = rows.at(-1);
  const later = last ? rows.findIndex(({ key }) => key > last.key) : -1;
  return last && later >= 0 ? [...rows.slice(0, later), last, ...rows.slice(later, -1)] : rows;
};

/** These rows came from elsewhere: no key is given twice, and the next card takes after the last one. */
function withRows(state: DraftListings, rows: readonly Draft[]): DraftListings {
  const nextKey = Math.max(state.nextKey, ...[...rows, ...state.pending].map(({ key }) => key + 1));
  const last = state.rows.length > 0 ? state.last : (rows.at(-1)?.terms ?? state.last);
  return { ...state, rows, last, nextKey };
}

/** How many cards would be lost: those in hand once they have a price, and those on the list where it is not `kept`. */
export const unsaved = ({ rows, candidate, pending }: DraftListings, kept: boolean): number =>
  (kept ? 0 : copiesOf(rows)) + pending.length + (candidate && candidate.terms.price !== '' ? 1 : 0);

/** The keys of the rows whose price cannot be posted. */
export const unpriced = ({ rows }: DraftListings): number[] =>
  rows.filter(({ terms }) => typedPrice(terms.price) === null).map(({ key }) => key);

/** What the rows cost together, in US dollars. */
export const totalOf = (rows: readonly Pick<Draft, 'terms' | 'quantity'>[]): number =>
  rows.reduce(
    (sum, { terms, quantity }) => sum + Math.round((typedPrice(terms.price) ?? 0) * 100) * quantity,
    0,
  ) / 100;
