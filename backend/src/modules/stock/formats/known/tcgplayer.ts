// TCGplayer: the app's collection, the seller portal's price list and pull sheet.
import { AMERICAN } from '../vocabulary/conditions.js';
import { PLAIN_CHINESE } from '../vocabulary/languages.js';
import { COMMON_SETS } from '../vocabulary/sets.js';
import type { Format } from './format.js';

/** People choose its columns. Its prices are those of the market, and its `External ID` is always 0. */
export const TCGPLAYER_APP: Format = {
  name: 'tcgplayer-app',
  signatures: [
    ['Set Code', 'Printing'],
    ['Simple Name'],
    ['Card Number', 'Printing'],
    ['Product ID', 'SKU'],
    ['Quantity', 'Name', 'Printing'],
  ],
  columns: {
    Quantity: 'quantity',
    Name: 'name',
    'Simple Name': 'plainName',
    Set: 'setName',
    'Card Number': 'number',
    'Set Code': 'setCode',
    'External ID': null,
    Printing: 'finish',
    Condition: 'condition',
    Language: 'language',
    Rarity: null,
    'Product ID': 'tcgplayerProduct',
    SKU: 'externalId',
    Price: null,
    'Price Each': null,
  },
  conditions: AMERICAN,
  languages: PLAIN_CHINESE,
  hasOpenFinishes: true,
  sets: COMMON_SETS,
};

/** MyPricing and Pricing Custom Export. The id is that of a product in one condition and language. */
export const TCGPLAYER_SELLER: Format = {
  name: 'tcgplayer-seller',
  signatures: [['TCGplayer Id', 'Product Line'], ['TCG Marketplace Price'], ['TCGplayer Id', 'Product Name']],
  columns: {
    'TCGplayer Id': 'externalId',
    'Product ID': 'tcgplayerProduct',
    'Product Line': 'game',
    'Set Name': 'setName',
    'Product Name': 'name',
    Title: null,
    Number: 'number',
    Rarity: null,
    Condition: 'variation',
    Printing: 'finish',
    'TCG Market Price': null,
    'TCG Direct Low': null,
    'TCG Low Price With Shipping': null,
    'TCG Low Price': null,
    'Total Quantity': 'quantity',
    'Add to Quantity': null,
    'TCG Marketplace Price': 'price',
    'My Store Reserve Qty': null,
    'My Store Price': null,
    'Photo URL': null,
  },
  hasOpenFinishes: true,
  currency: 'USD',
  decimal: '.',
};

/** What is to be taken off the shelves for open orders. Its last line is no row. */
export const TCGPLAYER_PULL_SHEET: Format = {
  name: 'tcgplayer-pull-sheet',
  signatures: [
    ['Order Quantity', 'SkuId'],
    ['Product Line', 'SkuId'],
  ],
  columns: {
    'Product Line': 'game',
    'Product Name': 'name',
    Condition: 'variation',
    Number: 'number',
    Set: 'setName',
    Rarity: null,
    Quantity: 'quantity',
    'Main Photo URL': null,
    'Set Release Date': null,
    SkuId: 'externalId',
    'Order Quantity': null,
  },
};
