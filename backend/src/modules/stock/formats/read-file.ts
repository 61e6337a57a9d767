// What reading a file gives: its format, its columns and its rows.
import type { Condition, Finish, ListingType } from '../../listings/index.js';
import type { Mapping } from './fields.js';
import type { RowProblem, RowSkip } from './problems.js';

/** The formats that are known by name. */
export const FORMATS = [
  'playset',
  'moxfield',
  'archidekt',
  'deckbox',
  'manabox',
  'dragon-shield',
  'sorted',
  'tcgplayer-app',
  'tcgplayer-seller',
  'tcgplayer-pull-sheet',
  'cardmarket-stock',
  'cardmarket-order',
  'cardmarket-articles',
  'cardtrader',
  'manapool',
  'card-kingdom',
  'card-castle',
  'delver-lens',
  'mtggoldfish',
  'urzas-gatherer',
  'helvault',
  'aetherhub',
  'cardsphere',
  'deckstats',
  'tappedout',
  'topdecked',
  'decked-builder',
  'echo-mtg',
  'cubecobra',
  'tcg-home',
  'mtgo',
  'mtgo-dek',
  'cockatrice',
  'octgn',
  'text',
  'square',
  'shopify',
  'crystal-commerce',
] as const;
export type FormatName = (typeof FORMATS)[number];

/** `wish`: wanted, not owned. `deck`: in a deck, and perhaps in a binder of the same file as well. */
export type Section = 'stock' | 'deck' | 'wish';

/** The ids that a row names its card by. */
export interface CardIds {
  readonly scryfall?: string;
  readonly tcgplayerProduct?: number;
  readonly cardmarket?: number;
  readonly mtgo?: number;
  readonly multiverse?: number;
}

/** What a row says. A condition, finish or language that is left blank is undefined: it is asked once for the whole file. */
export interface ImportRow {
  /** The line of the file it starts in, 1-based. A line that counts copies in several columns is several rows. */
  readonly line: number;
  /** Its cells as they stand in the file; the line itself of a list without columns. */
  readonly raw: readonly string[];
  /** From 0 to 9,999. 0 is none in stock: nothing to add, and to zero where the file says what there is. */
  readonly quantity: number;
  /** Of a line that is several rows: the columns that this one is counted in, from 0. */
  readonly countedIn?: readonly number[];
  readonly section: Section;
  readonly ids: CardIds;
  readonly name?: string;
  /** Lower case, as the file has it: programs have codes of their own. */
  readonly setCode?: string;
  readonly setName?: string;
  /** Collector number to the letter (`741z`, `51★`), without leading zeros and the set's size. */
  readonly number?: string;
  readonly condition?: Condition;
  readonly finish?: Finish;
  /** Scryfall's code: `en`, `zhs`. */
  readonly language?: string;
  /** Asking price in cents of `currency`. */
  readonly price?: number;
  /** Price paid in cents of `currency`. */
  readonly paid?: number;
  /** ISO 4217; undefined if the file does not say. */
  readonly currency?: string;
  readonly externalId?: string;
  readonly shelf?: string;
  readonly note?: string;
  readonly privateNote?: string;
  readonly isSigned?: boolean;
  readonly isAltered?: boolean;
  readonly countedAt?: Date;
  readonly type?: ListingType;
  /** Why the row is held back: the first thing in it that is not understood. */
  readonly problem?: RowProblem;
  /** Why the row is no card of the stock, and is left out. */
  readonly skipped?: RowSkip;
}

/** A format that the columns of a file fit, from 0 to 1. */
export interface Candidate {
  readonly format: FormatName;
  readonly confidence: number;
}

/** A file that was read. */
export interface ReadFile {
  readonly kind: 'read';
  /** `custom`: no format fits, and the columns are read by the mapping, which was guessed from their names if none was given. */
  readonly format: FormatName | 'custom';
  /** How well the format fits the columns, from 0 to 1; 1 for a format that was chosen. */
  readonly confidence: number;
  /** All formats that fit, the best first. */
  readonly candidates: readonly Candidate[];
  readonly columns: readonly string[];
  readonly mapping: Mapping;
  /** `none` for a list without columns. */
  readonly delimiter: ',' | ';' | '\t' | '|' | 'none';
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly rows: readonly ImportRow[];
  /** Rows of stock and of decks that say nothing of it, of those that are neither held back nor left out. */
  readonly blanks: { readonly condition: number; readonly finish: number; readonly language: number };
  /** Rows by section, of those that are not left out. */
  readonly sections: Readonly<Record<Section, number>>;
}

/** What the person chose instead of what was found. */
export interface ReadChoice {
  readonly format?: FormatName | 'custom';
  readonly mapping?: Mapping;
}
