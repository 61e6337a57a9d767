// What other programs call the five grades. LP is the second best on the American scale and the fifth on the European one.
import type { Condition } from '../../../listings/index.js';
import type { Scale } from '../fields.js';
import { joined, type Words, words } from './words.js';

/** Words that mean the same grade wherever they come from. */
export const CLEAR_CONDITIONS: Words<Condition> = words<Condition>({
  NEAR_MINT: ['Near Mint', 'NM', 'Mint', 'M', 'MT', 'NM/M', 'M/NM', 'Near Mint/Mint', 'NM-Mint', 'NEAR_MINT'],
  LIGHTLY_PLAYED: ['Lightly Played', 'Good (Lightly Played)', 'Slightly Played', 'SP'],
  MODERATELY_PLAYED: ['Moderately Played', 'MP'],
  HEAVILY_PLAYED: ['Heavily Played', 'HP'],
  DAMAGED: ['Damaged', 'DMG', 'DM', 'Poor', 'PO'],
});

/** TCGplayer, Archidekt, Moxfield, Deckbox and most of the others. */
export const AMERICAN: Words<Condition> = joined(
  CLEAR_CONDITIONS,
  words<Condition>({
    LIGHTLY_PLAYED: ['LP', 'Light Play', 'Lightly-Played', 'Light Played'],
    MODERATELY_PLAYED: ['Played', 'Moderate Play'],
    HEAVILY_PLAYED: ['Heavy Play'],
    DAMAGED: ['D'],
  }),
);

/** Cardmarket, and the programs that took its seven grades. Between two of ours, the lower one: its own rule. */
export const EUROPEAN: Words<Condition> = joined(
  CLEAR_CONDITIONS,
  words<Condition>({
    LIGHTLY_PLAYED: ['Excellent', 'EX'],
    MODERATELY_PLAYED: ['Good', 'GD', 'Light Played', 'LP', 'Lightly Played'],
    HEAVILY_PLAYED: ['Played', 'PL'],
  }),
);

/** The numbers of Cardmarket's order download. */
export const CARDMARKET_NUMBERS: Words<Condition> = words<Condition>({
  NEAR_MINT: ['1', '2'],
  LIGHTLY_PLAYED: ['3'],
  MODERATELY_PLAYED: ['4', '5'],
  HEAVILY_PLAYED: ['6'],
  DAMAGED: ['7'],
});

export const CARDTRADER: Words<Condition> = words<Condition>({
  NEAR_MINT: ['Mint', 'Near Mint'],
  LIGHTLY_PLAYED: ['Slightly Played'],
  MODERATELY_PLAYED: ['Moderately Played'],
  HEAVILY_PLAYED: ['Played', 'Heavily Played'],
  DAMAGED: ['Poor'],
});

export const CARD_KINGDOM: Words<Condition> = words<Condition>({
  NEAR_MINT: ['NM'],
  LIGHTLY_PLAYED: ['EX'],
  MODERATELY_PLAYED: ['VG'],
  HEAVILY_PLAYED: ['G'],
});

/** The words of a file whose program is not known. */
export const conditionsOf = (scale: Scale | undefined): Words<Condition> =>
  scale === undefined ? CLEAR_CONDITIONS : scale === 'american' ? AMERICAN : EUROPEAN;
