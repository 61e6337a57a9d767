// The files of programs that keep a player's collection: Moxfield, ManaBox, Archidekt.
import { amount, CONDITION_WORDS, FINISH_WORDS, LANGUAGE_WORDS } from '../vocabulary.js';
import { collectionTable, PLAIN_CSV } from './writer.js';

const capitalized = (is: boolean): string => (is ? 'True' : 'False');

const ALTERED_TOO = ['condition', 'finish', 'language', 'pricePaid', 'isAltered'] as const;

/** It has no place for a signature, a shelf or an asking price. */
export const MOXFIELD = collectionTable(
  { distinctions: ALTERED_TOO },
  {
    delimiter: ',',
    quoting: 'all',
    columns: {
      Count: ({ quantity }) => String(quantity),
      'Tradelist Count': ({ forTrade }) => String(forTrade),
      Name: ({ name }) => name,
      Edition: ({ setCode }) => setCode.toLowerCase(),
      Condition: ({ condition }) => CONDITION_WORDS.moxfield[condition],
      Language: ({ language }) => LANGUAGE_WORDS.plainChinese(language),
      Foil: ({ finish }) => FINISH_WORDS.moxfield[finish],
      Tags: () => '',
      'Last Modified': ({ createdAt }) => createdAt.replace('T', ' ').replace('Z', '000'),
      'Collector Number': ({ number }) => number,
      Alter: ({ isAltered }) => capitalized(isAltered),
      Proxy: () => capitalized(false),
      'Purchase Price': ({ pricePaid }) => amount(pricePaid),
    },
  },
);

export const MANABOX = collectionTable(
  { distinctions: ALTERED_TOO, cardFacts: ['rarity'] },
  {
    ...PLAIN_CSV,
    columns: {
      Name: ({ name }) => name,
      'Set code': ({ setCode }) => setCode.toUpperCase(),
      'Set name': ({ setName }) => setName,
      'Collector number': ({ number }) => number,
      Foil: ({ finish }) => FINISH_WORDS.manabox[finish],
      Rarity: ({ rarity }) => rarity ?? '',
      Quantity: ({ quantity }) => String(quantity),
      // It knows a printing by its Scryfall ID as well.
      'ManaBox ID': () => '',
      'Scryfall ID': ({ cardId }) => cardId,
      'Purchase price': ({ pricePaid }) => amount(pricePaid),
      Misprint: () => 'false',
      Altered: ({ isAltered }) => String(isAltered),
      Condition: ({ condition }) => CONDITION_WORDS.manabox[condition],
      Language: ({ language }) => LANGUAGE_WORDS.manabox(language),
      'Purchase price currency': () => 'USD',
    },
  },
);

export const ARCHIDEKT = collectionTable(
  { distinctions: ['condition', 'finish', 'language', 'pricePaid'], cardFacts: ['multiverseId'] },
  {
    ...PLAIN_CSV,
    columns: {
      Quantity: ({ quantity }) => String(quantity),
      Name: ({ name }) => name,
      Finish: ({ finish }) => FINISH_WORDS.titleCase[finish],
      Condition: ({ condition }) => CONDITION_WORDS.archidekt[condition],
      'Date Added': ({ createdAt }) => createdAt.slice(0, 10),
      Language: ({ language }) => LANGUAGE_WORDS.archidekt(language),
      'Purchase Price': ({ pricePaid }) => amount(pricePaid),
      Tags: () => '',
      'Edition Name': ({ setName }) => setName,
      'Edition Code': ({ setCode }) => setCode.toLowerCase(),
      'Multiverse Id': ({ multiverseId }) => String(multiverseId ?? 0),
      'Scryfall ID': ({ cardId }) => cardId,
      'Collector Number': ({ number }) => number,
    },
  },
);
