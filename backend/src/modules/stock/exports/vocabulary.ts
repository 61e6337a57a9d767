// The words of other programs for a condition, a finish and a language. Reading them is wider: see ../formats.
import type { Condition, Finish } from '../../listings/index.js';

type Conditions = Readonly<Record<Condition, string>>;
type Finishes = Readonly<Record<Finish, string>>;

const conditions = (
  NEAR_MINT: string,
  LIGHTLY_PLAYED: string,
  MODERATELY_PLAYED: string,
  HEAVILY_PLAYED: string,
  DAMAGED: string,
): Conditions => ({ NEAR_MINT, LIGHTLY_PLAYED, MODERATELY_PLAYED, HEAVILY_PLAYED, DAMAGED });

/** The grades of the American scale, and what the others call them. Where scales differ, the stricter grade stands. */
export const CONDITION_WORDS = {
  playset: conditions('Near Mint', 'Lightly Played', 'Moderately Played', 'Heavily Played', 'Damaged'),
  moxfield: conditions('Near Mint', 'Good (Lightly Played)', 'Played', 'Heavily Played', 'Damaged'),
  deckbox: conditions('Near Mint', 'Good (Lightly Played)', 'Played', 'Heavily Played', 'Poor'),
  archidekt: conditions('NM', 'LP', 'MP', 'HP', 'D'),
  manabox: conditions('near_mint', 'excellent', 'good', 'played', 'poor'),
  dragonShield: conditions('NearMint', 'Excellent', 'Good', 'Played', 'Poor'),
  cardmarket: conditions('NM', 'EX', 'GD', 'PL', 'PO'),
} as const;

const finishes = (NONFOIL: string, FOIL: string, ETCHED: string): Finishes => ({ NONFOIL, FOIL, ETCHED });

export const FINISH_WORDS = {
  playset: finishes('Nonfoil', 'Foil', 'Etched'),
  moxfield: finishes('', 'foil', 'etched'),
  /** It rejects the word for etched cards. */
  deckbox: finishes('', 'foil', 'foil'),
  titleCase: finishes('Normal', 'Foil', 'Etched'),
  manabox: finishes('normal', 'foil', 'etched'),
} as const;

/** The English names of the languages of cards. */
const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  ja: 'Japanese',
  ko: 'Korean',
  ru: 'Russian',
  zhs: 'Simplified Chinese',
  zht: 'Traditional Chinese',
  he: 'Hebrew',
  la: 'Latin',
  grc: 'Ancient Greek',
  ar: 'Arabic',
  sa: 'Sanskrit',
  ph: 'Phyrexian',
  qya: 'Quenya',
};
/** The languages that cards are printed in today, as Archidekt writes them. */
const ARCHIDEKT: Readonly<Record<string, string>> = {
  ja: 'JP',
  ko: 'KR',
  zhs: 'CS',
  zht: 'CT',
};
const CARDMARKET = ['en', 'fr', 'de', 'es', 'it', 'zhs', 'ja', 'pt', 'ru', 'ko', 'zht'];

const nameOf = (language: string): string => LANGUAGES[language] ?? language;

/** How each program writes the language of a card; a code that has no name stays a code. */
export const LANGUAGE_WORDS = {
  english: nameOf,
  /** Moxfield and Deckbox: `Chinese` is simplified. */
  plainChinese: (language: string) => (language === 'zhs' ? 'Chinese' : nameOf(language)),
  tcgplayer: (language: string) => ({ zhs: 'Chinese (S)', zht: 'Chinese (T)' })[language] ?? nameOf(language),
  archidekt: (language: string) => ARCHIDEKT[language] ?? language.toUpperCase(),
  manabox: (language: string) => ({ zhs: 'zh_CN', zht: 'zh_TW' })[language] ?? language,
  /** Cardmarket's number; undefined for a language that it has none for. */
  cardmarket: (language: string) => {
    const nth = CARDMARKET.indexOf(language);
    return nth < 0 ? undefined : String(nth + 1);
  },
} as const;

/** Whole cents as `12.50`, without a currency; none is an empty cell. */
export const amount = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
