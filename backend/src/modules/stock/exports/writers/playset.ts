// Our own file: everything that is kept about a copy, so that reading it again changes nothing.
import { amount, CONDITION_WORDS, FINISH_WORDS } from '../vocabulary.js';
import { collectionTable, PLAIN_CSV } from './writer.js';

const TYPES = { SELL: 'Sell', BUY: 'Buy', TRADE: 'Trade' } as const;
const yes = (is: boolean): string => (is ? 'Yes' : '');

/** `Held` counts copies that are reserved: they are among the quantity, and must be found on the shelf. */
export const PLAYSET = collectionTable(
  {
    distinctions: [
      'externalId',
      'condition',
      'finish',
      'language',
      'type',
      'price',
      'pricePaid',
      'shelf',
      'note',
      'privateNote',
      'isSigned',
      'isAltered',
      'countedAt',
    ],
  },
  {
    ...PLAIN_CSV,
    columns: {
      'External ID': ({ externalId }) => externalId ?? '',
      Quantity: ({ quantity }) => String(quantity),
      Held: ({ held }) => String(held),
      Name: ({ name }) => name,
      'Set Code': ({ setCode }) => setCode,
      'Set Name': ({ setName }) => setName,
      'Collector Number': ({ number }) => number,
      Condition: ({ condition }) => CONDITION_WORDS.playset[condition],
      Finish: ({ finish }) => FINISH_WORDS.playset[finish],
      Language: ({ language }) => language,
      Type: ({ type }) => TYPES[type],
      Price: ({ price }) => amount(price),
      'Price Paid': ({ pricePaid }) => amount(pricePaid),
      Shelf: ({ shelf }) => shelf ?? '',
      Note: ({ note }) => note ?? '',
      'Private Note': ({ privateNote }) => privateNote ?? '',
      Signed: ({ isSigned }) => yes(isSigned),
      Altered: ({ isAltered }) => yes(isAltered),
      'Counted At': ({ countedAt }) => countedAt,
      'Scryfall ID': ({ cardId }) => cardId,
    },
  },
);
