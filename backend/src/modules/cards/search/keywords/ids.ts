// Ids of a card or a printing, here and elsewhere.
import type { IdKind } from '../query.js';
import { NO_INTEGER, NO_UUID } from '../warnings.js';
import { ignored, type Keyword, NOTHING, word } from './keyword.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

export const IDS: readonly Keyword[] = [
  uuid('oracle', ['oracleid', 'oracle_id']),
  uuid('card', ['scryfallid', 'scryfall_id']),
  uuid('illustration', ['illustrationid', 'illustration_id']),
  integer('multiverse', ['multiverseid', 'multiverse_id', 'multiverse']),
  integer('mtgo', ['mtgoid', 'mtgo_id', 'mtgo']),
  integer('arena', ['arenaid', 'arena_id', 'arena']),
  integer('tcgplayer', ['tcgplayerid', 'tcgplayer_id', 'tcgplayer']),
  integer('cardmarket', ['cardmarketid', 'cardmarket_id', 'cardmarket']),
];

function uuid(of: IdKind, names: readonly string[]): Keyword {
  return word(names, (value) => {
    const id = value.toLowerCase();
    return UUID.test(id) ? { kind: 'id', of, value: id } : ignored(NO_UUID);
  });
}

/** The digits that the value begins with; without any, only one of the shops' ids is refused. */
function integer(of: IdKind, names: readonly string[]): Keyword {
  return word(names, (value) => {
    const digits = /^\d+/.exec(value)?.[0];
    if (digits !== undefined) return { kind: 'id', of, value: digits.replace(/^0+(?=\d)/, '') };
    return of === 'tcgplayer' || of === 'cardmarket' ? ignored(NO_INTEGER) : NOTHING;
  });
}
