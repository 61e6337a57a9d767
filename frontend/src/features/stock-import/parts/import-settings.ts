/** How a file is imported, while a person chooses it. */
import type { ChangeImport, StockImportDto } from '../../../api/stock-imports';
import type { Condition, Finish, ListingType } from '../../../lib/listing-values';

/** In the order of how much they touch. */
export const MODES = ['ADD', 'SET', 'REPLACE'] as const;
export type Mode = (typeof MODES)[number];

/** What is chosen; null holds the rows back whose cell is blank. */
export interface Settings {
  mode: Mode;
  type: ListingType;
  condition: Condition | null;
  finish: Finish | null;
  language: string | null;
  useFilePrices: boolean;
  withDecks: boolean;
  isMarketPriced: boolean;
  /** As typed. */
  marketPercent: string;
}

export type ImportSettings = Pick<
  ChangeImport,
  'mode' | 'type' | 'blanks' | 'useFilePrices' | 'withDecks' | 'marketPercent'
>;

const FULL_PRICE = '100';
const MAX_PERCENT = 1000;

/** What the import was compared with. */
export const settingsOf = ({ choices }: StockImportDto): Settings => ({
  mode: choices.mode,
  type: choices.type,
  condition: choices.blanks.condition ?? null,
  finish: choices.blanks.finish ?? null,
  language: choices.blanks.language ?? null,
  useFilePrices: choices.useFilePrices,
  withDecks: choices.withDecks,
  isMarketPriced: choices.marketPercent !== null,
  marketPercent: choices.marketPercent === null ? FULL_PRICE : `${choices.marketPercent}`,
});

/** The percentage that was typed, or null where it is none. */
export function percentOf({ marketPercent }: Settings): number | null {
  const percent = /^\d{1,4}$/.test(marketPercent.trim()) ? Number(marketPercent) : 0;
  return percent >= 1 && percent <= MAX_PERCENT ? percent : null;
}

/** The settings as they are sent, or null where something is wrong with them. */
export function sendableSettings(settings: Settings): ImportSettings | null {
  const { mode, type, condition, finish, language, useFilePrices, withDecks, isMarketPriced } = settings;
  const percent = isMarketPriced ? percentOf(settings) : null;
  if (isMarketPriced && percent === null) return null;
  const blanks = {
    ...(condition && { condition }),
    ...(finish && { finish }),
    ...(language && { language }),
  };
  return { mode, type, blanks, useFilePrices, withDecks, marketPercent: percent };
}

/** Whether two settings mean the same. */
export const isSame = (one: Settings, other: Settings): boolean =>
  JSON.stringify(sendableSettings(one)) === JSON.stringify(sendableSettings(other));

/** One of the words, or null for what is none of them. */
export const blankChoice = <Word extends string>(words: readonly Word[], value: string): Word | null =>
  words.find((word) => word === value) ?? null;
