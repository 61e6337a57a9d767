// Programs that scan cards, and whose columns differ: Delver Lens, EchoMTG, TopDecked, Decked Builder.
import { AMERICAN } from '../vocabulary/conditions.js';
import { LANGUAGES, PLAIN_CHINESE } from '../vocabulary/languages.js';
import type { Format } from './format.js';

/** It has no format of its own: people choose the columns. An empty language is English. */
export const DELVER_LENS: Format = {
  name: 'delver-lens',
  signatures: [
    ['Acquired Price', 'TCGPlayer Product ID'],
    ['QuantityX'],
    ['Name', 'Edition code'],
    ["Collector's number", 'List name'],
    ['Name', 'TCGPlayer Product ID'],
  ],
  columns: {
    Name: 'name',
    Edition: 'setName',
    Price: 'marketPrice',
    'Acquired Price': 'paid',
    Language: 'language',
    'Set Code': 'setCode',
    'Edition code': 'setCode',
    'TCGPlayer Product ID': 'tcgplayerProduct',
    Number: 'number',
    "Collector's number": 'number',
    Condition: 'condition',
    Currency: 'currency',
    Foil: 'finish',
    'List name': 'folder',
    Quantity: 'quantity',
    QuantityX: 'quantity',
    'Scryfall ID': 'scryfall',
  },
  isOpen: true,
  languages: LANGUAGES,
  blankFinish: 'NONFOIL',
  blankLanguage: 'en',
};

/** EchoMTG's, which Delver Lens writes as well: both finishes of a card in one row. */
export const ECHO_MTG: Format = {
  name: 'echo-mtg',
  signatures: [
    ['Reg Qty', 'Foil Qty', 'Acquired'],
    ['Reg Qty', 'Foil Qty', 'Name'],
  ],
  columns: {
    'Reg Qty': 'quantity',
    'Foil Qty': 'foilQuantity',
    Name: 'name',
    Set: 'setName',
    Acquired: 'paid',
    Language: 'language',
    Condition: 'condition',
  },
  conditions: AMERICAN,
  languages: PLAIN_CHINESE,
  blankLanguage: 'en',
};

/** It writes JavaScript's dates, and ends a row after its last value. */
export const TOPDECKED: Format = {
  name: 'topdecked',
  signatures: [
    ['SETCODE', 'SETNAME'],
    ['ACQUIRED PRICE', 'PRICE SALE'],
  ],
  columns: {
    QUANTITY: 'quantity',
    NAME: 'name',
    SETCODE: 'setCode',
    SETNAME: 'setName',
    'COLLECTOR NUMBER': 'number',
    FINISH: 'finish',
    PRICE: 'marketPrice',
    RARITY: null,
    ID: 'scryfall',
    'ACQUIRED DATE': null,
    'ACQUIRED PRICE': 'paid',
    LANG: 'language',
    'PRICE SALE': 'price',
    SIGNING: 'isSigned',
    ALTERATION: 'isAltered',
    CONDITION: 'condition',
    NOTES: 'privateNote',
    TAGS: null,
  },
  conditions: AMERICAN,
  decimal: '.',
};

/** Its `Mvid` is a number of its own. `Total Qty` is the sum of the other two. */
export const DECKED_BUILDER: Format = {
  name: 'decked-builder',
  signatures: [['Total Qty', 'Reg Qty', 'Foil Qty'], ['Mvid']],
  columns: {
    'Total Qty': null,
    'Reg Qty': 'quantity',
    'Foil Qty': 'foilQuantity',
    Card: 'name',
    Set: 'setName',
    'Mana Cost': null,
    'Card Type': null,
    Color: null,
    Rarity: null,
    Mvid: null,
    'Single Price': null,
    'Single Foil Price': null,
    'Total Price': null,
    'Price Source': null,
    Notes: 'privateNote',
  },
};
