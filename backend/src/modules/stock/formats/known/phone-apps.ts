// Programs that keep a collection on a phone: ManaBox, Urza's Gatherer, Helvault.
import { EUROPEAN } from '../vocabulary/conditions.js';
import { words } from '../vocabulary/words.js';
import type { Format } from './format.js';

/** Columns are added to it from time to time. `list` rows are wishes; those of decks may count a copy twice. */
export const MANABOX: Format = {
  name: 'manabox',
  signatures: [['ManaBox ID'], ['Set code', 'Scryfall ID'], ['Binder Name', 'Binder Type']],
  columns: {
    'Binder Name': 'folder',
    'Binder Type': 'section',
    Name: 'name',
    'Set code': 'setCode',
    'Set name': 'setName',
    'Collector number': 'number',
    Foil: 'finish',
    Rarity: null,
    Quantity: 'quantity',
    'ManaBox ID': null,
    'Scryfall ID': 'scryfall',
    'Purchase price': 'paid',
    Misprint: 'remark',
    Altered: 'isAltered',
    Signed: 'isSigned',
    Condition: 'condition',
    Language: 'language',
    Proxy: 'proxy',
    'Purchase price currency': 'currency',
    Added: null,
  },
  conditions: EUROPEAN,
  sections: words({ stock: ['binder'], deck: ['deck'], wish: ['list'] }),
  decimal: '.',
};

/** One row is up to three finishes; the conditions are counted in one cell. */
export const URZAS_GATHERER: Format = {
  name: 'urzas-gatherer',
  signatures: [['Special foil count'], ['Foil count', 'To trade']],
  columns: {
    Name: 'name',
    Type: null,
    Color: null,
    Rarity: null,
    Author: null,
    Power: null,
    Toughness: null,
    'Mana cost': null,
    'Converted mana cost': null,
    Count: 'quantity',
    'Foil count': 'foilQuantity',
    'Special foil count': 'otherQuantity',
    Price: null,
    'Foil price': null,
    Number: 'number',
    Set: 'setName',
    'Set code': 'setCode',
    ID: null,
    'Multiverse ID': 'multiverse',
    Comments: 'privateNote',
    'To trade': null,
    Wanted: 'wanted',
    Condition: 'gradedCounts',
    Grading: null,
    Languages: 'language',
    'TCG ID': 'tcgplayerProduct',
    'Cardmarket ID': 'cardmarket',
    'Scryfall ID': 'scryfall',
  },
  conditions: EUROPEAN,
};

/** Its columns are in alphabetical order; `extras` is the finish. */
export const HELVAULT: Format = {
  name: 'helvault',
  signatures: [
    ['extras', 'scryfall_id'],
    ['estimated_price', 'extras'],
  ],
  columns: {
    collector_number: 'number',
    estimated_price: null,
    extras: 'finish',
    language: 'language',
    name: 'name',
    oracle_id: null,
    quantity: 'quantity',
    rarity: null,
    scryfall_id: 'scryfall',
    set_code: 'setCode',
    set_name: 'setName',
  },
  isOpen: true,
  blankFinish: 'NONFOIL',
};
