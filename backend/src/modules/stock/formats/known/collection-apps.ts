// Programs that keep a player's collection on the web: Moxfield, Archidekt, Deckbox, Cardsphere, Deckstats, TappedOut, MTGGoldfish.
import { AMERICAN } from '../vocabulary/conditions.js';
import { PLAIN_CHINESE } from '../vocabulary/languages.js';
import { OLD_SETS } from '../vocabulary/sets.js';
import { words } from '../vocabulary/words.js';
import type { Format } from './format.js';

/** Its help calls the column `Playtest Card` that every export calls `Proxy`. */
export const MOXFIELD: Format = {
  name: 'moxfield',
  signatures: [
    ['Tradelist Count', 'Last Modified'],
    ['Tradelist Count', 'Alter'],
    ['Count', 'Edition', 'Collector Number', 'Purchase Price'],
  ],
  columns: {
    Count: 'quantity',
    'Tradelist Count': null,
    Name: 'name',
    Edition: 'setCode',
    Condition: 'condition',
    Language: 'language',
    Foil: 'finish',
    Tags: null,
    'Last Modified': null,
    'Collector Number': 'number',
    Alter: 'isAltered',
    Proxy: 'proxy',
    'Playtest Card': 'proxy',
    'Purchase Price': 'paid',
  },
  conditions: AMERICAN,
  languages: PLAIN_CHINESE,
  blankFinish: 'NONFOIL',
  decimal: '.',
};

/** People choose its columns. */
export const ARCHIDEKT: Format = {
  name: 'archidekt',
  signatures: [
    ['Edition Code', 'Finish'],
    ['Edition Name', 'Finish'],
    ['Date Added', 'Edition Name'],
    ['Identities', 'Sub-types'],
    ['Quantity', 'Edition Code'],
    ['Quantity', 'Edition Name'],
  ],
  columns: {
    Quantity: 'quantity',
    Name: 'name',
    Finish: 'finish',
    Condition: 'condition',
    'Date Added': null,
    Language: 'language',
    'Purchase Price': 'paid',
    Tags: null,
    'Edition Name': 'setName',
    'Edition Code': 'setCode',
    'Multiverse Id': 'multiverse',
    'Scryfall ID': 'scryfall',
    'Collector Number': 'number',
    'MTGO ID': 'mtgo',
    'Mana Value': null,
    Colors: null,
    Identities: null,
    'Mana cost': null,
    Types: null,
    'Sub-types': null,
    'Super-types': null,
    Rarity: null,
    'Price (Card Kingdom)': null,
    'Price (TCG Player)': null,
    'Price (Star City Games)': null,
    'Price (Card Hoarder)': null,
    'Price (Card Market)': null,
    'Scryfall Oracle ID': null,
  },
  conditions: AMERICAN,
  languages: PLAIN_CHINESE,
  decimal: '.',
};

/** Its numbers and codes are its own; the tail of columns is the person's choice. Sets, wish lists and decks have a `Section`. */
export const DECKBOX: Format = {
  name: 'deckbox',
  signatures: [
    ['Tradelist Count', 'Card Number'],
    ['Artist Proof', 'Section'],
    ['Artist Proof', 'Altered Art'],
  ],
  columns: {
    Count: 'quantity',
    'Tradelist Count': null,
    'Decks Count Built': null,
    'Decks Count All': null,
    Name: 'name',
    Section: 'section',
    Edition: 'setName',
    'Edition Code': 'setCode',
    'Card Number': 'number',
    Condition: 'condition',
    Language: 'language',
    Foil: 'finish',
    Signed: 'isSigned',
    'Artist Proof': 'remark',
    'Altered Art': 'isAltered',
    Misprint: 'remark',
    Promo: null,
    Textless: null,
    'Printing Id': null,
    'Printing Note': null,
    Tags: null,
    'My Price': 'price',
    Type: null,
    Cost: null,
    Rarity: null,
    Price: null,
    'Image URL': null,
    'Last Updated': null,
    'TcgPlayer ID': 'tcgplayerProduct',
    'Scryfall ID': 'scryfall',
  },
  conditions: AMERICAN,
  languages: PLAIN_CHINESE,
  sets: OLD_SETS,
  blankFinish: 'NONFOIL',
  sections: words({ deck: ['main', 'sideboard', 'commander'], wish: ['maybeboard', 'scratchpad'] }),
  blankSection: 'wish',
  decimal: '.',
};

export const CARDSPHERE: Format = {
  name: 'cardsphere',
  signatures: [['Tradelist Count', 'Scryfall ID', 'Last Modified']],
  columns: {
    Count: 'quantity',
    'Tradelist Count': null,
    Name: 'name',
    Edition: 'setName',
    Condition: 'condition',
    Language: 'language',
    Foil: 'finish',
    Tags: null,
    'Scryfall ID': 'scryfall',
    'Last Modified': null,
  },
  conditions: AMERICAN,
  languages: PLAIN_CHINESE,
  blankFinish: 'NONFOIL',
};

export const DECKSTATS: Format = {
  name: 'deckstats',
  signatures: [
    ['card_name', 'is_foil'],
    ['amount', 'card_name'],
  ],
  columns: {
    amount: 'quantity',
    card_name: 'name',
    is_foil: 'finish',
    is_pinned: null,
    is_signed: 'isSigned',
    set_id: null,
    set_code: 'setCode',
    collector_number: 'number',
    language: 'language',
    condition: 'condition',
    comment: 'privateNote',
    added: null,
  },
  blankFinish: 'NONFOIL',
};

/** It spells `Languange`. A hyphen is no. */
export const TAPPEDOUT: Format = {
  name: 'tappedout',
  signatures: [['Languange'], ['Qty', 'Set Number'], ['Qty', 'Alter', 'Signed']],
  columns: {
    Qty: 'quantity',
    Name: 'name',
    Set: 'setCode',
    'Set Number': 'number',
    Foil: 'finish',
    Alter: 'isAltered',
    Signed: 'isSigned',
    Condition: 'condition',
    Languange: 'language',
    Language: 'language',
  },
  blankMark: '-',
  conditions: AMERICAN,
  languages: PLAIN_CHINESE,
  blankFinish: 'NONFOIL',
};

/** Its codes are Magic Online's; older files end after `Foil`. */
export const MTGGOLDFISH: Format = {
  name: 'mtggoldfish',
  signatures: [['Card', 'Set ID', 'Set Name']],
  columns: {
    Card: 'name',
    'Set ID': 'setCode',
    'Set Name': 'setName',
    Quantity: 'quantity',
    Foil: 'finish',
    Variation: null,
    'Collector Number': 'number',
    'Scryfall ID': 'scryfall',
  },
  sets: OLD_SETS,
  blankFinish: 'NONFOIL',
};
