// The condition of a single term of a search, whatever it asks.
import type { Query } from '../query.js';
import { coloursAre, coloursCount } from './colours.js';
import type { Condition, Values } from './condition.js';
import { figureIs, figuresAre, parityIs } from './figures.js';
import { costIs, devotionIs } from './mana.js';
import { artistPart, namePart, wholeName } from './names.js';
import { idIs, numberIs, numberReads, releasedThen, releasedWith, setIs, yearIs } from './places.js';
import { isCheapest, priceIs } from './prices.js';
import { textPart, textPattern } from './texts.js';
import { countIs, hasFlag, hasKeyword, isFirst, rarityIs, standsIn, traitIs } from './traits.js';

/** A search that holds no other. */
export type Term = Exclude<Query, { readonly kind: 'all' | 'any' | 'not' | 'in' | 'nothing' | 'everything' }>;

/** The condition that a printing fulfils a term, and that it fulfils the opposite. */
export function termOf(query: Term, values: Values): Condition {
  switch (query.kind) {
    case 'name':
      return namePart(query.part, values);
    case 'whole-name':
      return wholeName(query.name, values);
    case 'artist':
      return artistPart(query.part, values);
    case 'text':
      return textPart(query.field, query.part, values);
    case 'pattern':
      return textPattern(query.field, query.pattern, values);
    case 'colours':
      return coloursAre(query.field, query.comparison, query.colours, values);
    case 'colour-count':
      return coloursCount(query.field, query.comparison, query.count, values);
    case 'mana':
      return costIs(query.comparison, query.symbols, query.generic, values);
    case 'devotion':
      return devotionIs(query.comparison, query.colours, query.count, values);
    case 'figure':
      return figureIs(query.figure, query.comparison, query.value, values);
    case 'figures':
      return figuresAre(query.left, query.comparison, query.right);
    case 'mana-value-parity':
      return parityIs(query.parity);
    default:
      return printingTerm(query, values);
  }
}

type Ruled =
  | 'name'
  | 'whole-name'
  | 'artist'
  | 'text'
  | 'pattern'
  | 'colours'
  | 'colour-count'
  | 'mana'
  | 'devotion'
  | 'figure'
  | 'figures'
  | 'mana-value-parity';

/** The rest: not what a card says, but when, where and how it was printed, and what it may be played in. */
function printingTerm(query: Exclude<Term, { readonly kind: Ruled }>, values: Values): Condition {
  switch (query.kind) {
    case 'set':
      return setIs([query.code], values);
    case 'sets':
      return setIs(query.codes, values);
    case 'number':
      return numberIs(query.comparison, query.value, values);
    case 'number-text':
      return numberReads(query.text, values);
    case 'released':
      return releasedThen(query.comparison, query.day, values);
    case 'released-with':
      return releasedWith(query.comparison, query.set, values);
    case 'year':
      return yearIs(query.comparison, query.year, values);
    case 'price':
      return priceIs(query.currency, query.comparison, query.cents, values);
    case 'cheapest':
      return isCheapest(query.currency);
    case 'id':
      return idIs(query.of, query.value, values);
    case 'rarity':
      return rarityIs(query.comparison, query.rank, values);
    case 'trait':
      return traitIs(query.trait, query.value, values);
    case 'keyword':
      return hasKeyword(query.keyword, values);
    case 'flag':
      return hasFlag(query.flag, values);
    case 'legality':
      return standsIn(query.status, query.format, values);
    case 'new':
      return isFirst(query.what, values);
    case 'count':
      return countIs(query.of, query.comparison, query.value, values);
  }
}
