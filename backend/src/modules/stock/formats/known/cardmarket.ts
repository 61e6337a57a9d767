// Cardmarket: the stock file, the articles of one order, the articles of many.
import { CARDMARKET_NUMBERS, EUROPEAN } from '../vocabulary/conditions.js';
import { CARDMARKET_LANGUAGES } from '../vocabulary/languages.js';
import type { Format } from './format.js';

/** Conditions are letters, languages numbers, flags `X`. */
export const CARDMARKET_STOCK: Format = {
  name: 'cardmarket-stock',
  signatures: [
    ['idProduct', 'English Name'],
    ['idArticle', 'idProduct'],
  ],
  columns: {
    idArticle: null,
    idProduct: 'cardmarket',
    'English Name': 'name',
    'Local Name': null,
    'Exp.': 'setCode',
    'Exp. Name': 'setName',
    Price: 'price',
    Language: 'language',
    Condition: 'condition',
    'Foil?': 'finish',
    'Signed?': 'isSigned',
    'Playset?': 'playset',
    'Altered?': 'isAltered',
    Comments: 'note',
    Amount: 'quantity',
    onSale: null,
    collectorNumber: 'number',
  },
  conditions: EUROPEAN,
  languages: CARDMARKET_LANGUAGES,
  blankFinish: 'NONFOIL',
  currency: 'EUR',
  decimal: '.',
};

/** The articles of one order: numbers for everything, and no name. */
export const CARDMARKET_ORDER: Format = {
  name: 'cardmarket-order',
  signatures: [
    ['idProduct', 'groupCount'],
    ['idProduct', 'idLanguage'],
  ],
  columns: {
    idProduct: 'cardmarket',
    groupCount: 'quantity',
    price: 'paid',
    idLanguage: 'language',
    condition: 'condition',
    isFoil: 'finish',
    isSigned: 'isSigned',
    isAltered: 'isAltered',
    isPlayset: 'playset',
    isReverseHolo: null,
    isFirstEd: null,
    isFullArt: null,
    isUberRare: null,
    isWithDie: null,
  },
  conditions: CARDMARKET_NUMBERS,
  languages: CARDMARKET_LANGUAGES,
  blankFinish: 'NONFOIL',
  currency: 'EUR',
  decimal: '.',
};

/** The articles of many orders, bought or sold. */
export const CARDMARKET_ARTICLES: Format = {
  name: 'cardmarket-articles',
  signatures: [
    ['Localized Product Name', 'Article Value'],
    ['Shipment nr.', 'Product ID'],
  ],
  columns: {
    'Shipment nr.': null,
    'Date of purchase': null,
    Article: 'name',
    'Product ID': 'cardmarket',
    'Localized Product Name': 'name',
    Expansion: 'setName',
    Category: 'game',
    Amount: 'quantity',
    'Article Value': 'paid',
    Total: null,
    Currency: 'currency',
    Comments: 'privateNote',
  },
};
