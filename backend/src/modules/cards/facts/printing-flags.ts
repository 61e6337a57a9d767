// What one printing is, and others of its card may not be: a small rule for each value of `is:` and `has:`.

import { lowerWords, type Raw, type RawCard } from './raw-card.js';
import { finishesOf, record, text, texts } from './raw-values.js';

/** A printing with what several rules ask. */
interface Printing extends RawCard {
  readonly finishes: readonly string[];
  readonly effects: readonly string[];
  readonly promos: readonly string[];
}
type Rule = (printing: Printing) => boolean;

const says =
  (key: string): Rule =>
  ({ raw }) =>
    raw[key] === true;
const comesIn =
  (finish: string): Rule =>
  ({ finishes }) =>
    finishes.includes(finish);
const framed =
  (effect: string): Rule =>
  ({ effects }) =>
    effects.includes(effect);
const promoted =
  (type: string): Rule =>
  ({ promos }) =>
    promos.includes(type);
const isSet =
  (type: string): Rule =>
  ({ raw }) =>
    raw.set_type === type;
const inFrame =
  (...frames: readonly string[]): Rule =>
  ({ raw }) =>
    frames.includes(String(raw.frame));
/** Some face, or the whole, has this. */
const carries =
  (key: string): Rule =>
  ({ raw, faces }) =>
    [raw, ...faces].some((each) => text(each[key]));
const numbered =
  (...keys: readonly string[]): Rule =>
  ({ raw }) =>
    keys.some((key) => Number.isSafeInteger(raw[key]));
const differs =
  (printed: string, oracle: string): Rule =>
  ({ raw, faces }) =>
    [raw, ...faces].some((each) => text(each[printed]) !== null && each[printed] !== each[oracle]);

const atypical: Rule = ({ raw, effects }) =>
  raw.full_art === true ||
  raw.textless === true ||
  raw.border_color === 'borderless' ||
  effects.some((effect) => SPECIAL_FRAMES.has(effect));

/** Frames that make a printing look unlike the usual one. */
export const SPECIAL_FRAMES: ReadonlySet<string> = new Set([
  'showcase',
  'extendedart',
  'inverted',
  'etched',
  'shatteredglass',
]);

const EFFECTS =
  'colorshifted showcase extendedart inverted shatteredglass nyxtouched devoid miracle tombstone sunmoondfc compasslanddfc originpwdfc mooneldrazidfc waxingandwaningmoondfc upsidedowndfc fandfc convertdfc draft lesson spree'.split(
    ' ',
  );

const hasImage = (object: Raw): boolean => Object.keys(record(object.image_uris)).length > 0;

const RULES: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(EFFECTS.map((effect) => [effect, framed(effect)])),
  promo: says('promo'),
  digital: says('digital'),
  fullart: (printing) => printing.raw.full_art === true || printing.effects.includes('fullart'),
  textless: says('textless'),
  spotlight: says('story_spotlight'),
  oversized: says('oversized'),
  booster: says('booster'),
  reprint: says('reprint'),
  variation: says('variation'),
  hires: says('highres_image'),
  contentwarning: says('content_warning'),
  foil: comesIn('foil'),
  nonfoil: comesIn('nonfoil'),
  etched: (printing) => printing.finishes.includes('etched') || printing.effects.includes('etched'),
  glossy: (printing) => printing.finishes.includes('glossy') || printing.promos.includes('glossy'),
  borderless: ({ raw }) => raw.border_color === 'borderless',
  masterpiece: isSet('masterpiece'),
  core: isSet('core'),
  expansion: isSet('expansion'),
  funny: ({ raw }) =>
    raw.set_type === 'funny' || raw.border_color === 'silver' || raw.security_stamp === 'acorn',
  universesbeyond: ({ raw, promos }) =>
    promos.includes('universesbeyond') || raw.security_stamp === 'triangle',
  alchemy: ({ raw, promos }) => raw.set_type === 'alchemy' || promos.includes('alchemy'),
  rebalanced: promoted('rebalanced'),
  reversible: ({ raw }) => raw.layout === 'reversible_card',
  atypical,
  default: (printing) => !atypical(printing),
  old: inFrame('1993', '1997'),
  modern: inFrame('2003'),
  new: inFrame('2003', '2015'),
  future: inFrame('future'),
  flavor: carries('flavor_text'),
  flavorname: carries('flavor_name'),
  illustration: carries('illustration_id'),
  artist: carries('artist'),
  watermark: carries('watermark'),
  stamp: carries('security_stamp'),
  image: ({ raw, faces }) => raw.image_status !== 'missing' && [raw, ...faces].some(hasImage),
  localizedname: differs('printed_name', 'name'),
  printedtext: differs('printed_text', 'oracle_text'),
  lights: ({ raw }) => Array.isArray(raw.attraction_lights),
  mtgoid: numbered('mtgo_id', 'mtgo_foil_id'),
  arenaid: numbered('arena_id'),
  tcgplayer: numbered('tcgplayer_id', 'tcgplayer_etched_id'),
  cardmarket: numbered('cardmarket_id'),
  multiverse: ({ raw }) => Array.isArray(raw.multiverse_ids) && raw.multiverse_ids.length > 0,
};

/** Every flag that a printing can have, beside the kinds of promotion. */
export const PRINTING_FLAGS: readonly string[] = Object.keys(RULES);

const ENTRIES = Object.entries(RULES);

/** The flags of a printing; kinds of promotion are flags by their own names, also those that nobody has heard of. */
export function printingFlags(card: RawCard): string[] {
  const promos = lowerWords(card.raw.promo_types);
  const effects = lowerWords(card.raw.frame_effects);
  const printing = { ...card, finishes: finishesOf(card.raw), effects, promos };
  const found = ENTRIES.filter(([, rule]) => rule(printing)).map(([name]) => name);
  return promos.length === 0 ? found : [...new Set([...found, ...promos])];
}

/** Whether a printing is of the usual looks, in English, on paper, and no promotion. */
export const isOrdinary = ({ raw }: RawCard): boolean =>
  raw.lang === 'en' &&
  raw.promo !== true &&
  raw.digital !== true &&
  raw.full_art !== true &&
  raw.border_color !== 'borderless' &&
  !texts(raw.frame_effects).some((effect) => SPECIAL_FRAMES.has(effect));
