// Other programs with rows of cards: AetherHub, CardCastle, CubeCobra, TCG Home, Magic Online.
import { AMERICAN } from '../vocabulary/conditions.js';
import { PLAIN_CHINESE } from '../vocabulary/languages.js';
import { OLD_SETS } from '../vocabulary/sets.js';
import { words } from '../vocabulary/words.js';
import type { Format } from './format.js';

/** Its columns differ; what is wanted has a count of its own. */
export const AETHERHUB: Format = {
  name: 'aetherhub',
  signatures: [['AetherHub Card Id'], ['Tradelist Count', 'Wishlist Count']],
  columns: {
    'AetherHub Card Id': null,
    'Tradelist Count': null,
    'Wishlist Count': 'wanted',
  },
  isOpen: true,
  languages: PLAIN_CHINESE,
  blankFinish: 'NONFOIL',
};

/** One row is one card, or a count. */
export const CARD_CASTLE: Format = {
  name: 'card-castle',
  signatures: [
    ['JSON ID', 'Price USD'],
    ['Count', 'Card Name', 'Set Name', 'Foil'],
  ],
  columns: {
    Count: 'quantity',
    'Card Name': 'name',
    'Set Name': 'setName',
    'Collector Number': 'number',
    Condition: 'condition',
    Foil: 'finish',
    Language: 'language',
    'Multiverse ID': 'multiverse',
    'JSON ID': null,
    'Price USD': null,
  },
  isCopyPerRow: true,
  conditions: AMERICAN,
  languages: PLAIN_CHINESE,
  blankFinish: 'NONFOIL',
};

/** The list of a cube: one row is one card, owned or not. */
export const CUBECOBRA: Format = {
  name: 'cubecobra',
  signatures: [
    ['Color Category', 'maybeboard'],
    ['CMC', 'Color Category'],
    ['status', 'maybeboard'],
  ],
  columns: {
    name: 'name',
    CMC: null,
    Type: null,
    Color: null,
    Set: 'setCode',
    'Collector Number': 'number',
    Rarity: null,
    'Color Category': null,
    status: 'section',
    Finish: 'finish',
    maybeboard: null,
    'image URL': null,
    'image Back URL': null,
    tags: null,
    Notes: 'privateNote',
    'MTGO ID': 'mtgo',
    Custom: null,
    Voucher: null,
  },
  isCopyPerRow: true,
  sections: words({
    stock: ['Owned', 'Premium Owned'],
    wish: ['Not Owned', 'Proxied', 'Ordered', 'Borrowed'],
  }),
  blankSection: 'deck',
};

export const TCG_HOME: Format = {
  name: 'tcg-home',
  signatures: [
    ['amount', 'finish', 'scryfall_id'],
    ['amount', 'purchase_price'],
  ],
  columns: {
    amount: 'quantity',
    name: 'name',
    finish: 'finish',
    set: 'setCode',
    collector_number: 'number',
    language: 'language',
    condition: 'condition',
    scryfall_id: 'scryfall',
    purchase_price: 'paid',
  },
  decimal: '.',
};

/** A number like `116/350`; its codes of sets are its own. */
export const MTGO: Format = {
  name: 'mtgo',
  signatures: [
    ['ID #', 'Premium'],
    ['Collector #', 'Premium'],
    ['Card Name', 'Sideboarded'],
  ],
  columns: {
    'Card Name': 'name',
    Quantity: 'quantity',
    'ID #': 'mtgo',
    Rarity: null,
    Set: 'setCode',
    'Collector #': 'number',
    Premium: 'finish',
    Sideboarded: null,
    Annotation: null,
  },
  sets: OLD_SETS,
  hasSlashedNames: true,
};
