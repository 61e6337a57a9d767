// Dragon Shield's site and app, and Sorted, which replaces the app.
import { EUROPEAN } from '../vocabulary/conditions.js';
import { COMMON_SETS } from '../vocabulary/sets.js';
import { words } from '../vocabulary/words.js';
import type { Format } from './format.js';

/** The site with its spaces, and the header without them of 2022. A price of 0.00 was not entered. */
export const DRAGON_SHIELD: Format = {
  name: 'dragon-shield',
  signatures: [
    ['Folder Name', 'Trade Quantity'],
    ['FolderName', 'TradeQuantity'],
    ['Card Name', 'Printing', 'Price Bought'],
  ],
  columns: {
    'Folder Name': 'folder',
    FolderName: 'folder',
    Quantity: 'quantity',
    'Trade Quantity': null,
    TradeQuantity: null,
    'Card Name': 'name',
    CardName: 'name',
    'Set Code': 'setCode',
    SetCode: 'setCode',
    'Set Name': 'setName',
    SetName: 'setName',
    'Card Number': 'number',
    CardNumber: 'number',
    Condition: 'condition',
    Printing: 'finish',
    Language: 'language',
    'Price Bought': 'paid',
    PriceBought: 'paid',
    'Date Bought': null,
    DateBought: null,
    LOW: null,
    MID: null,
    MARKET: null,
    AVG: null,
    TREND: null,
  },
  conditions: EUROPEAN,
  hasOpenFinishes: true,
  sets: COMMON_SETS,
  decimal: '.',
  zeroIsUnpaid: true,
};

/** The file of its app: each face of a card is a row of its own. */
export const DRAGON_SHIELD_APP: Format = {
  name: 'dragon-shield',
  signatures: [
    ['Expansion Code', 'PurchasePrice'],
    ['Expansion Code', 'Single Current Price'],
  ],
  columns: {
    Quantity: 'quantity',
    Name: 'name',
    CardNumber: 'number',
    'Expansion Code': 'setCode',
    'Expansion Name': 'setName',
    PurchasePrice: 'paid',
    Foil: 'finish',
    Condition: 'condition',
    Language: 'language',
    PurchaseDate: null,
    'Single Current Price': null,
    'Total Current Price': null,
  },
  conditions: EUROPEAN,
  hasOpenFinishes: true,
  sets: COMMON_SETS,
  decimal: '.',
  zeroIsUnpaid: true,
  hasFacesApart: true,
};

/** What follows the Dragon Shield app. */
export const SORTED: Format = {
  name: 'sorted',
  signatures: [['List Type', 'List Name']],
  columns: {
    'List Type': 'section',
    'List Name': 'folder',
    Collection: null,
    Format: null,
    Board: null,
    Quantity: 'quantity',
    'Card Name': 'name',
    'Set Code': 'setCode',
    'Set Name': 'setName',
    'Card Number': 'number',
    Condition: 'condition',
    Printing: 'finish',
    Rarity: null,
    Language: 'language',
    'Price Bought': 'paid',
    'Date Bought': null,
    'Parent List Type': null,
  },
  conditions: EUROPEAN,
  hasOpenFinishes: true,
  sections: words({
    stock: ['collection', 'folder', 'binder', 'inventory', 'trade list', 'tradelist'],
    deck: ['deck'],
    wish: ['wishlist', 'wish list', 'wants', 'want list'],
  }),
  sets: COMMON_SETS,
  decimal: '.',
  zeroIsUnpaid: true,
};
