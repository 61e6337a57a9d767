// What a card is whichever of its printings is meant: a small rule for each value of `is:` and `has:`.

import { isKeywordsOnly } from './ability-words.js';
import type { CardReading } from './card-reading.js';
import { LAND_FLAGS } from './land-flags.js';
import { parseStat } from './power-toughness.js';
import { record } from './raw-values.js';

type Rule = (card: CardReading) => boolean;

const laidOut =
  (...layouts: readonly string[]): Rule =>
  ({ layout }) =>
    layouts.includes(layout);
const typed =
  (...words: readonly string[]): Rule =>
  (card) =>
    words.some((word) => card.words.has(word));

const CASTABLE = /\b(?:artifact|creature|enchantment|instant|sorcery|planeswalker|battle)\b/;
const NEVER_CAST = laidOut('token', 'double_faced_token', 'emblem', 'art_series', 'front_card');
const HYBRID = /\{(?!.\/P\})[^{}/]+\/[^{}]+\}/;
const PHYREXIAN = /\{[^{}]*\/P\}/;
const PARTNER = /^(?:partner\b|friends forever|choose a background|doctor's companion)/m;

const frontType = ({ types }: CardReading): string => types[0] ?? '';
const frontFigure = ({ front, raw }: CardReading, key: string) =>
  parseStat(front[key]) ?? parseStat(raw[key]);

/** A legendary creature, or vehicle or spacecraft with power, or a card that says so of itself. */
const commander: Rule = (card) => {
  if (NEVER_CAST(card)) return false;
  if (card.oracleText.includes('can be your commander')) return true;
  const type = frontType(card);
  if (!type.includes('legendary')) return false;
  return (
    type.includes('creature') || (/vehicle|spacecraft/.test(type) && frontFigure(card, 'power') !== null)
  );
};

/** The role that a card has in its own meld. */
const melds =
  (component: string): Rule =>
  ({ raw }) =>
    raw.layout === 'meld' &&
    Array.isArray(raw.all_parts) &&
    raw.all_parts.some((part) => record(part).id === raw.id && record(part).component === component);

const RULES: Readonly<Record<string, Rule>> = {
  split: laidOut('split'),
  flip: laidOut('flip'),
  transform: laidOut('transform'),
  meld: laidOut('meld'),
  meldpart: melds('meld_part'),
  meldresult: melds('meld_result'),
  leveler: (card) => card.layout === 'leveler' || /^level up /m.test(card.oracleText),
  adventure: laidOut('adventure'),
  mdfc: laidOut('modal_dfc'),
  dfc: laidOut('transform', 'modal_dfc', 'double_faced_token'),
  doublesided: laidOut('transform', 'modal_dfc', 'double_faced_token', 'reversible_card', 'art_series'),
  saga: typed('saga'),
  class: typed('class'),
  case: typed('case'),
  battle: typed('battle'),
  mutate: (card) => card.layout === 'mutate' || /^mutate /m.test(card.oracleText),
  prototype: (card) => card.layout === 'prototype' || /^prototype /m.test(card.oracleText),
  prepare: laidOut('prepare'),
  host: laidOut('host'),
  augment: laidOut('augment'),
  planar: laidOut('planar'),
  scheme: laidOut('scheme'),
  vanguard: laidOut('vanguard'),
  emblem: laidOut('emblem'),
  token: laidOut('token', 'double_faced_token'),
  artseries: laidOut('art_series'),
  spell: (card) =>
    !NEVER_CAST(card) && card.types.some((type) => CASTABLE.test(type) && !/\bland\b/.test(type)),
  permanent: typed('artifact', 'creature', 'enchantment', 'land', 'planeswalker', 'battle'),
  historic: typed('legendary', 'artifact', 'saga'),
  party: typed('cleric', 'rogue', 'warrior', 'wizard'),
  outlaw: typed('assassin', 'mercenary', 'pirate', 'rogue', 'warlock'),
  vanilla: (card) => card.words.has('creature') && card.oracleText === '',
  frenchvanilla: (card) => card.words.has('creature') && isKeywordsOnly(card.oracleText),
  bear: (card) =>
    frontType(card).includes('creature') &&
    ['power', 'toughness'].every((key) => frontFigure(card, key) === '2') &&
    (card.raw.cmc ?? card.front.cmc) === 2,
  modal: ({ oracleText }) => /\bchoose [^\n]*\n•/.test(oracleText),
  etb: ({ ownText }) => /\bwhen(?:ever)? (?:~|this \w+)(?: or [^,]+)? enters\b/.test(ownText),
  commander,
  duelcommander: commander,
  brawler: (card) =>
    commander(card) || (!NEVER_CAST(card) && /legendary.*\bplaneswalker\b/.test(frontType(card))),
  oathbreaker: (card) => !NEVER_CAST(card) && frontType(card).includes('planeswalker'),
  companion: (card) => card.keywords.includes('companion') || /^companion —/m.test(card.oracleText),
  partner: (card) => PARTNER.test(card.oracleText) || card.keywords.includes('partner'),
  partnerwith: ({ oracleText }) => /^partner with /m.test(oracleText),
  reserved: ({ raw }) => raw.reserved === true,
  gamechanger: ({ raw }) => raw.game_changer === true,
  hybrid: ({ costs }) => costs.some((cost) => HYBRID.test(cost)),
  phyrexian: ({ costs, fullText }) =>
    PHYREXIAN.test(costs.join('')) || PHYREXIAN.test(fullText.toUpperCase()),
  indicator: ({ raw, faces }) =>
    [raw, ...faces].some(({ color_indicator: colours }) => Array.isArray(colours) && colours.length > 0),
};

/** Every flag that a card can have. */
export const CARD_FLAGS: readonly string[] = [...Object.keys(RULES), ...Object.keys(LAND_FLAGS)];

const namesOf = (rules: Readonly<Record<string, Rule>>, card: CardReading): string[] =>
  Object.entries(rules)
    .filter(([, rule]) => rule(card))
    .map(([name]) => name);

/** The flags of a card. */
export function cardFlags(card: CardReading): string[] {
  return [...namesOf(RULES, card), ...(card.words.has('land') ? namesOf(LAND_FLAGS, card) : [])].sort();
}
