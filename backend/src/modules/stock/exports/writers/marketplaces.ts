// The files of programs with a price list of their own: Deckbox, Dragon Shield, Cardmarket.
import { LINE_END } from '../csv.js';
import { amount, CONDITION_WORDS, FINISH_WORDS, LANGUAGE_WORDS } from '../vocabulary.js';
import { collectionTable, PLAIN_CSV } from './writer.js';

const dollars = (cents: number | null): string => (cents === null ? '' : `$${amount(cents)}`);

/** The columns that it always has, and at the end the ids that it finds a printing by: its set names are its own. */
export const DECKBOX = collectionTable(
  {
    distinctions: ['condition', 'finish', 'language', 'price', 'isSigned', 'isAltered'],
    cardFacts: ['tcgplayerId'],
  },
  {
    ...PLAIN_CSV,
    columns: {
      Count: ({ quantity }) => String(quantity),
      'Tradelist Count': ({ forTrade }) => String(forTrade),
      Name: ({ name }) => name,
      Edition: ({ setName }) => setName,
      'Edition Code': ({ setCode }) => setCode.toLowerCase(),
      'Card Number': ({ number }) => number,
      Condition: ({ condition }) => CONDITION_WORDS.deckbox[condition],
      Language: ({ language }) => LANGUAGE_WORDS.plainChinese(language),
      Foil: ({ finish }) => FINISH_WORDS.deckbox[finish],
      Signed: ({ isSigned }) => (isSigned ? 'signed' : ''),
      'Artist Proof': () => '',
      'Altered Art': ({ isAltered }) => (isAltered ? 'altered' : ''),
      Misprint: () => '',
      Promo: () => '',
      Textless: () => '',
      'Printing Id': () => '',
      'Printing Note': () => '',
      Tags: () => '',
      'My Price': ({ price }) => dollars(price),
      'TcgPlayer ID': ({ tcgplayerId }) => String(tcgplayerId ?? ''),
      'Scryfall ID': ({ cardId }) => cardId,
    },
  },
);

/** Its importer finds a card by the name of its set. A price of 0.00 is one that was not entered. */
export const DRAGON_SHIELD = collectionTable(
  { distinctions: ['condition', 'finish', 'language', 'pricePaid', 'shelf'], cardFacts: ['marketPrice'] },
  {
    ...PLAIN_CSV,
    prologue: `"sep=,"${LINE_END}`,
    columns: {
      'Folder Name': ({ shelf }) => shelf ?? '',
      Quantity: ({ quantity }) => String(quantity),
      'Trade Quantity': ({ forTrade }) => String(forTrade),
      'Card Name': ({ name }) => name,
      'Set Code': ({ setCode }) => setCode.toUpperCase(),
      'Set Name': ({ setName }) => setName,
      'Card Number': ({ number }) => number,
      Condition: ({ condition }) => CONDITION_WORDS.dragonShield[condition],
      Printing: ({ finish }) => FINISH_WORDS.titleCase[finish],
      Language: ({ language }) => LANGUAGE_WORDS.english(language),
      'Price Bought': ({ pricePaid }) => amount(pricePaid ?? 0),
      'Date Bought': ({ createdAt }) => createdAt.slice(0, 10),
      LOW: () => '',
      MID: () => '',
      MARKET: ({ marketPrice }) => amount(marketPrice),
    },
  },
);

const flag = (is: boolean): string => (is ? 'X' : '');

/**
 * The stock file. A printing that Cardmarket has no number for, or a language, is left out. The price is empty: ours is in
 * dollars, and Cardmarket would take the number for euros.
 */
export const CARDMARKET = collectionTable(
  {
    distinctions: ['condition', 'finish', 'language', 'note', 'isSigned', 'isAltered'],
    cardFacts: ['cardmarketId'],
  },
  {
    delimiter: ';',
    quoting: 'all',
    fits: ({ cardmarketId, language }) =>
      cardmarketId !== null && LANGUAGE_WORDS.cardmarket(language) !== undefined,
    columns: {
      idArticle: () => '',
      idProduct: ({ cardmarketId }) => String(cardmarketId),
      'English Name': ({ name }) => name,
      'Local Name': ({ name }) => name,
      'Exp.': ({ setCode }) => setCode.toUpperCase(),
      'Exp. Name': ({ setName }) => setName,
      Price: () => '',
      Language: ({ language }) => LANGUAGE_WORDS.cardmarket(language) ?? '',
      Condition: ({ condition }) => CONDITION_WORDS.cardmarket[condition],
      'Foil?': ({ finish }) => flag(finish !== 'NONFOIL'),
      'Signed?': ({ isSigned }) => flag(isSigned),
      'Playset?': () => '',
      'Altered?': ({ isAltered }) => flag(isAltered),
      Comments: ({ note }) => note ?? '',
      Amount: ({ quantity }) => String(quantity),
      onSale: () => '1',
    },
  },
);
