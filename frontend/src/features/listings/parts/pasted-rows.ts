/** The rows of a pasted list on their way to the list of cards to post. */
import type { Card } from '../../../api/cards';
import {
  DEFAULT_TERMS,
  type ListingTerms,
  termsFor,
  typedPrice,
} from '../../../entities/listing/listing-terms';
import { isDigitalOnly, priceOf } from '../../../lib/card';
import { finishesOf, finishLabels } from '../../../lib/listing-values';
import { texts } from '../../../texts';
import type { SetCodes } from './card-code';
import { type Draft, MAX_DRAFTS } from './draft-listings';
import { type ListedLine, type NamedCard, readLine } from './listing-lines';
import type { LookupResult } from './use-batch-card-lookup';

/** One line of the list, and what has become of it. */
export interface PastedRow {
  key: number;
  /** As it was pasted. */
  text: string;
  /** What names the card, as the field has it. */
  wanted: string;
  named: NamedCard | null;
  card: Card | null;
  /** The cards that may be meant, and how many there are; null where there is no question. */
  choices: { cards: readonly Card[]; total: number } | null;
  /** `failed` where the card database did not answer. */
  lookup: 'waiting' | 'done' | 'failed';
  quantity: string;
  terms: ListingTerms;
  /** Whether the line says the finish; otherwise the usual one is meant, or the only one that the card has. */
  finishSaid: boolean;
  /** What somebody should look at before the row may go on the list. */
  doubts: readonly string[];
}

/** The row of a line that was just read. */
export function rowOf(line: ListedLine, key: number): PastedRow {
  const { text, quantity, card, price, condition, finish, language, unrecognized } = line;
  return {
    key,
    text,
    wanted: card ? lookupText(card) : text,
    named: card,
    card: null,
    choices: null,
    lookup: card ? 'waiting' : 'done',
    quantity: String(quantity),
    terms: {
      ...DEFAULT_TERMS,
      price: price ?? '',
      language,
      ...(condition && { condition }),
      ...(finish && { finish }),
    },
    finishSaid: finish !== null,
    doubts: card && unrecognized ? [texts.listings.paste.problems.unread(unrecognized)] : [],
  };
}

/** A card as people write it: by its code, or by its name. */
const lookupText = (card: NamedCard): string =>
  'number' in card
    ? `${card.set.toUpperCase()}-${card.number}`
    : card.set
      ? `${card.name} (${card.set.toUpperCase()})`
      : card.name;

/** The row with another card wanted; what is written names one as it does in a list. */
export function wanting(row: PastedRow, wanted: string, sets: SetCodes): PastedRow {
  const named = readLine(wanted, sets).card;
  return { ...row, wanted, named, card: null, choices: null, lookup: named ? 'waiting' : 'done', doubts: [] };
}

/** The row with what came of its look-up. */
export function withResult(row: PastedRow, result: LookupResult): PastedRow {
  if (result === 'failed') return { ...row, lookup: 'failed' };
  const counted = result?.quantity ? { ...row, quantity: String(result.quantity) } : row;
  if (result && 'cards' in result) {
    const name = result.quantity ? (result.cards[0]?.name ?? row.wanted) : row.wanted;
    return {
      ...counted,
      wanted: name,
      lookup: 'done',
      choices: { cards: result.cards, total: result.total },
    };
  }
  const named = result?.quantity ? { ...counted, named: { name: result.card.name } } : counted;
  return withCard(named, result?.card ?? null);
}

/** The row with the card that was found for it, if any, in a finish that the card has. */
export function withCard(row: PastedRow, card: Card | null): PastedRow {
  if (!card) return { ...row, card, choices: null, lookup: 'done' };
  const terms = { ...termsFor(card, row.terms), price: row.terms.price };
  const t = texts.listings.paste.problems;
  const written = row.named?.name;
  const doubts = [...row.doubts];
  if (written && !isCalled(card, written)) doubts.push(t.otherName(written, card.name));
  if (row.terms.finish !== terms.finish && (row.finishSaid || finishesOf(card).length > 1))
    doubts.push(t.finish(finishLabels[row.terms.finish], finishLabels[terms.finish]));
  return { ...row, card, choices: null, lookup: 'done', terms, doubts };
}

/** Why the row cannot go on the list, or null. */
export function problemOf({
  named,
  card,
  choices,
  lookup,
  wanted,
  quantity,
  terms,
}: PastedRow): string | null {
  const t = texts.listings.paste.problems;
  if (lookup === 'failed') return t.failed;
  if (choices) return t.whichPrinting(choices.total);
  if (!card) return named ? t.missing(wanted) : t.unreadable;
  if (isDigitalOnly(card)) return texts.listings.find.digitalOnly;
  if (copies(quantity) === null) return t.quantity(MAX_DRAFTS);
  return typedPrice(terms.price) === null ? texts.listings.create.priceNeeded : null;
}

/** Whether the row can go on the list as it is. */
export const isReady = (row: PastedRow): boolean =>
  row.lookup === 'done' && problemOf(row) === null && row.doubts.length === 0;

/** How many listings the row makes; null where its quantity is none. */
export function copies(quantity: string): number | null {
  const count = /^\d{1,3}$/.test(quantity.trim()) ? Number(quantity) : 0;
  return count >= 1 && count <= MAX_DRAFTS ? count : null;
}

/** How many listings the rows make that are ready. */
export const readyCopies = (rows: readonly PastedRow[]): number =>
  rows.filter(isReady).reduce((sum, { quantity }) => sum + (copies(quantity) ?? 0), 0);

/** The cards, terms and quantities of the rows that are ready, in the order of the list. */
export const readyCards = (rows: readonly PastedRow[]): Omit<Draft, 'key'>[] =>
  rows
    .filter(isReady)
    .toSorted((one, other) => one.key - other.key)
    .flatMap(({ card, terms, quantity }) => (card ? [{ card, terms, quantity: copies(quantity) ?? 1 }] : []));

/** The row for the market price of its card in its finish, where that is all it lacks. */
export function atMarketPrice(row: PastedRow): PastedRow {
  const price = row.card && row.terms.price === '' ? priceOf(row.card, row.terms.finish) : null;
  return price === null ? row : { ...row, terms: { ...row.terms, price } };
}

/** What needs a look is on top; otherwise the list keeps its order. */
export const troubleFirst = (rows: readonly PastedRow[]): PastedRow[] => [
  ...rows.filter((row) => !isReady(row)),
  ...rows.filter(isReady),
];

const isCalled = (card: Card, written: string): boolean =>
  [card.name, card.printed_name, card.flavor_name, ...(card.card_faces ?? []).map(({ name }) => name)].some(
    (name) => name !== undefined && normalizedName(name) === normalizedName(written),
  );

const normalizedName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
