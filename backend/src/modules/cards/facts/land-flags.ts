// The cycles of lands, known by what they do: each by its types and a phrase of its text.
import type { CardReading } from './card-reading.js';

const BASIC = ['plains', 'island', 'swamp', 'mountain', 'forest'];
const ANY_BASIC = `(?:${BASIC.join('|')})`;

const basicTypes = ({ words }: CardReading): number => BASIC.filter((type) => words.has(type)).length;

/** A land whose text says this; `~` is the land, by whatever name it calls itself. */
const says =
  (...phrases: readonly RegExp[]) =>
  (card: CardReading): boolean => {
    const text = card.ownText.replace(/\bthis land\b/g, '~');
    return phrases.every((phrase) => phrase.test(text));
  };

const TAPPED = /~ enters(?: the battlefield)? tapped/;
const unless = (what: string) => new RegExp(`enters(?: the battlefield)? tapped unless you ${what}`);
const onArrival = (what: string) => new RegExp(`when ~ enters(?: the battlefield)?, ${what}`);
const TWO_COLOURS = /\{t\}: add \{[wubrg]\} or \{[wubrg]\}/;

/** Cycles of lands. Each rule is asked of lands alone. */
export const LAND_FLAGS: Readonly<Record<string, (card: CardReading) => boolean>> = {
  // Two basic land types and nothing else.
  dual: (card) => basicTypes(card) === 2 && card.oracleText === '' && !card.words.has('basic'),
  fetchland: says(
    new RegExp(
      `\\{t\\}, pay 1 life, sacrifice ~: search your library for an? ${ANY_BASIC} or ${ANY_BASIC} card`,
    ),
  ),
  shockland: (card) =>
    basicTypes(card) === 2 && says(/as ~ enters(?: the battlefield)?, you may pay 2 life/)(card),
  fastland: says(unless('control two or fewer other lands'), TWO_COLOURS),
  slowland: says(unless('control two or more other lands')),
  checkland: says(unless(`control an? ${ANY_BASIC} or an? ${ANY_BASIC}`)),
  battleland: says(unless('control two or more basic lands')),
  bondland: says(unless('have two or more opponents')),
  shadowland: says(
    new RegExp(`as ~ enters(?: the battlefield)?, you may reveal an? ${ANY_BASIC} or ${ANY_BASIC} card`),
  ),
  painland: (card) =>
    says(/\{t\}: add \{c\}/, /\{t\}: add \{[wubrg]\} or \{[wubrg]\}\. ~ deals 1 damage to you/)(card) &&
    !says(TAPPED)(card),
  filterland: says(/(?:\{1\}|\{[wubrg]\/[wubrg]\}), \{t\}: add \{[wubrg]\}\{[wubrg]\}/),
  bounceland: says(
    /return an? (?:untapped )?(?:land|plains|island|swamp|mountain|forest) you control to its owner's hand/,
    /add \{[wubrgc]\}\{[wubrgc]\}/,
  ),
  scryland: says(TAPPED, onArrival('scry 1\\.'), TWO_COLOURS),
  gainland: says(TAPPED, onArrival('you gain 1 life\\.'), TWO_COLOURS),
  surveilland: (card) => basicTypes(card) === 2 && says(onArrival('surveil 1\\.'))(card),
  triome: (card) => basicTypes(card) === 3,
  triland: says(TAPPED, /\{t\}: add \{[wubrg]\}, \{[wubrg]\}, or \{[wubrg]\}\./),
  bicycleland: (card) => basicTypes(card) === 2 && /^cycling \{/m.test(card.oracleText),
  canopyland: says(/pay 1 life: add \{/, /sacrifice ~: draw a card/),
  creatureland: (card) => !card.words.has('creature') && says(/~ becomes an? [^.\n]*\bcreature\b/)(card),
  storageland: says(/storage counter/),
};
