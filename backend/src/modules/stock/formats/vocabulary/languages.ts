// What other programs call the language of a card; ours are Scryfall's codes.
import { joined, type Words, words } from './words.js';

const CLEAR = {
  en: ['en', 'English', 'ENG', 'EN-US'],
  fr: ['fr', 'French', 'Français', 'FRE'],
  de: ['de', 'German', 'Deutsch', 'GER'],
  es: ['es', 'Spanish', 'Español', 'SP', 'SPA'],
  it: ['it', 'Italian', 'Italiano', 'ITA'],
  pt: ['pt', 'Portuguese', 'Português', 'PT-BR', 'Portuguese (Brazil)', 'POR'],
  ja: ['ja', 'jp', 'Japanese', '日本語', 'JPN'],
  ko: ['ko', 'kr', 'Korean', '한국어', 'KOR'],
  ru: ['ru', 'Russian', 'Русский', 'RUS'],
  zhs: [
    'zhs',
    'zh_CN',
    'zh-Hans',
    'cn',
    'cs',
    'Simplified Chinese',
    'Chinese Simplified',
    'Chinese (S)',
    'Chinese (Simplified)',
    'S-Chinese',
    '简体中文',
  ],
  zht: [
    'zht',
    'zh_TW',
    'zh-Hant',
    'tw',
    'ct',
    'Traditional Chinese',
    'Chinese Traditional',
    'Chinese (T)',
    'Chinese (Traditional)',
    'T-Chinese',
    '繁體中文',
  ],
  he: ['he', 'Hebrew'],
  la: ['la', 'Latin'],
  grc: ['grc', 'Ancient Greek'],
  ar: ['ar', 'Arabic'],
  sa: ['sa', 'Sanskrit'],
  ph: ['ph', 'Phyrexian'],
  qya: ['qya', 'Quenya'],
} as const;

export const LANGUAGES: Words<string> = words(CLEAR);

/** Moxfield, Deckbox and TCGplayer: of the two, `Chinese` is the simplified. */
export const PLAIN_CHINESE: Words<string> = joined(LANGUAGES, words({ zhs: ['Chinese'] }));

const CARDMARKET = ['en', 'fr', 'de', 'es', 'it', 'zhs', 'ja', 'pt', 'ru', 'ko', 'zht'];

/** Cardmarket numbers them from 1. */
export const CARDMARKET_LANGUAGES: Words<string> = new Map(
  CARDMARKET.map((language, index) => [String(index + 1), language]),
);
