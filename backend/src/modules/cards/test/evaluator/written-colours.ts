// Searches written by hand: colours, costs and figures.
import { coloursOf, identityOf, setCompared } from './colour-terms.js';
import { costCompared, figuresOf, manaValueOf } from './figure-terms.js';
import { facesOf, type RawCard, symbolsOf } from './raw-card.js';
import { anyFigure, type Operator, type Term, term } from './terms.js';
import { rulesOf, typeOf } from './text-terms.js';
import { all, not } from './truth.js';

const colour = (operator: Operator, letters: string) => (card: RawCard) =>
  coloursOf(card).some((each) => setCompared(each, operator, new Set(letters)));
const identity = (operator: Operator, letters: string) => (card: RawCard) =>
  setCompared(identityOf(card), operator, new Set(letters));
const cost = (operator: Operator, asked: string) => (card: RawCard) =>
  facesOf(card).some(({ mana_cost }) => Boolean(mana_cost) && costCompared(mana_cost ?? '', operator, asked));
const figure =
  (key: 'power' | 'toughness' | 'loyalty', operator: Operator, value: number) => (card: RawCard) =>
    anyFigure(figuresOf(card, key), operator, value);
const manaValue = (operator: Operator, value: number) => (card: RawCard) =>
  anyFigure([manaValueOf(card)], operator, value);
const isSymbol = (pattern: RegExp) => (card: RawCard) =>
  facesOf(card).some(({ mana_cost }) => symbolsOf(mana_cost).some((symbol) => pattern.test(symbol)));
/** Only what stays on the table is devoted. */
const isPermanent = (card: RawCard): boolean =>
  /\b(artifact|battle|creature|enchantment|land|planeswalker)\b/.test(typeOf(card));
const devotion =
  (letters: string, least: number) =>
  (card: RawCard): boolean =>
    isPermanent(card) &&
    facesOf(card).some(
      ({ mana_cost }) =>
        symbolsOf(mana_cost).filter((symbol) => [...letters].some((each) => symbol.split('/').includes(each)))
          .length >= least,
    );

export const WRITTEN_COLOURS: readonly Term[] = [
  term('c:r', colour('>=', 'R')),
  term('c:red', colour('>=', 'R')),
  term('color:rg', colour('>=', 'RG')),
  term('COLOR:RG', colour('>=', 'RG')),
  term('c=gruul', colour('=', 'RG')),
  term('c:gruul', colour('>=', 'RG')),
  term('c<=esper', colour('<=', 'WUB')),
  term('c<wu', colour('<', 'WU')),
  term('c>w', colour('>', 'W')),
  term('c!=g', colour('!=', 'G')),
  term('-c:g', (card) => not(colour('>=', 'G')(card))),
  term('c:colorless', (card) => coloursOf(card).some(({ size }) => size === 0)),
  term('c=c', (card) => coloursOf(card).some(({ size }) => size === 0)),
  term('c:multicolor', (card) => coloursOf(card).some(({ size }) => size > 1)),
  term('c>=2', (card) => coloursOf(card).some(({ size }) => size >= 2)),
  term('c=1', (card) => coloursOf(card).some(({ size }) => size === 1)),
  term('c=wubrg', colour('=', 'WUBRG')),
  term('id:wu', identity('<=', 'WU')),
  term('id<=azorius', identity('<=', 'WU')),
  term('identity=b', identity('=', 'B')),
  term('ci>=b', identity('>=', 'B')),
  term('commander:jund', identity('<=', 'BRG')),
  term('id<3', (card) => identityOf(card).size < 3),
  term(
    'id:c t:land',
    (card) =>
      identityOf(card).size === 0 &&
      /\bland\b/i.test(
        facesOf(card)
          .map(({ type_line }) => type_line ?? '')
          .join(' '),
      ),
  ),
  term('mv=3', manaValue('=', 3)),
  term('cmc>=5', manaValue('>=', 5)),
  term('manavalue<2', manaValue('<', 2)),
  term('mv!=0', manaValue('!=', 0)),
  term('mv:2', manaValue('=', 2)),
  term('mv>2 mv<5', (card) => all([manaValue('>', 2)(card), manaValue('<', 5)(card)])),
  term('m:{G}{G}', cost('>=', '{G}{G}')),
  term('mana:gg', cost('>=', '{G}{G}')),
  term('m=2w', cost('=', '{2}{W}')),
  term('mana={1}{U}', cost('=', '{1}{U}')),
  term('m>3u', cost('>', '{3}{U}')),
  term('m<=1r', cost('<=', '{1}{R}')),
  term('m:{X}', cost('>=', '{X}')),
  term('m:{W/U}', cost('>=', '{W/U}')),
  term('is:hybrid', isSymbol(/^(?!.\/P$).+\/.+$/)),
  term('is:phyrexian', (card) => isSymbol(/\/P$/)(card) || rulesOf(card).some((text) => /\/p\}/.test(text))),
  term('devotion:{u}{u}', devotion('U', 2)),
  term('devotion>=g', devotion('G', 1)),
  term('pow=4', figure('power', '=', 4)),
  term('power>=5', figure('power', '>=', 5)),
  term('pow<1', figure('power', '<', 1)),
  term('tou>4', figure('toughness', '>', 4)),
  term('toughness<=1', figure('toughness', '<=', 1)),
  term('loy=4', figure('loyalty', '=', 4)),
  term('loyalty>=3', figure('loyalty', '>=', 3)),
  term('-(pow>2)', (card) => not(figure('power', '>', 2)(card))),
  term('pow=2 tou=2', (card) => all([figure('power', '=', 2)(card), figure('toughness', '=', 2)(card)])),
];
