// Terms of one printing: its set and number, day, rarity, legality, looks and finishes.
import { cardOf, facesOf, type RawCard, textsOf } from './raw-card.js';
import { compared, type Family, OPERATORS, pick, type Term, term } from './terms.js';
import { plainRulesOf, typeOf } from './text-terms.js';

const signs = OPERATORS;
const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'];

/** `r>=rare`, `rarity:c`. */
export const rarities: Family = (chance) => {
  const [operator, nth] = [pick(chance, [':', ...signs] as const), chance.whole(0, 3)];
  const name = RARITIES[nth] ?? '';
  const meant = operator === ':' ? '=' : operator;
  return term(`${pick(chance, ['r', 'rarity'])}${operator}${chance.is(0.5) ? name : name[0]}`, ({ rarity }) =>
    compared(RARITIES.indexOf(rarity), meant, nth),
  );
};

/** `e:brm`. */
export const sets: Family = (chance, cards) => {
  const { set } = pick(chance, cards);
  return term(
    `${pick(chance, ['s', 'e', 'set', 'edition'])}:${chance.is(0.5) ? set : set.toUpperCase()}`,
    (card) => card.set === set,
  );
};

const digitsOf = (number: string): number | null => {
  const digits = number.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

/** `cn>=12`: the digits alone count. */
export const numbers: Family = (chance) => {
  const [operator, value] = [pick(chance, signs), chance.whole(1, 130)];
  return term(`${pick(chance, ['cn', 'number'])}${operator}${value}`, ({ collector_number }) => {
    const digits = digitsOf(collector_number);
    return digits === null ? null : compared(digits, operator, value);
  });
};

const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** `year>=2018`, `date<2024-11-08`. */
export const days: Family = (chance, cards) => {
  const [operator, { released_at }] = [pick(chance, signs), pick(chance, cards)];
  return chance.is(0.5)
    ? term(`year${operator}${released_at.slice(0, 4)}`, (card) =>
        compared(Number(card.released_at.slice(0, 4)), operator, Number(released_at.slice(0, 4))),
      )
    : term(`date${operator}${released_at}`, (card) =>
        compared(dayNumber(card.released_at), operator, dayNumber(released_at)),
      );
};

/** `f:modern`: what is restricted may be played. */
export const legalities: Family = (chance) => {
  const format = pick(chance, ['standard', 'modern', 'legacy', 'vintage', 'pauper', 'commander']);
  const [key, statuses] = pick(chance, [
    ['f', ['legal', 'restricted']],
    ['legal', ['legal', 'restricted']],
    ['banned', ['banned']],
    ['restricted', ['restricted']],
  ]);
  return term(`${key}:${format}`, (card) => statuses.includes(card.legalities[format] ?? ''));
};

/** Words that a printing carries. */
export const traits: Family = (chance, cards) => {
  const { border_color, frame, lang, layout, set_type } = pick(chance, cards);
  return pick(chance, [
    term(`border:${border_color}`, (card) => card.border_color === border_color),
    term(`frame:${frame}`, (card) => card.frame === frame),
    term(`lang:${lang}`, (card) => card.lang === lang),
    term(`layout:${layout}`, (card) => card.layout === layout),
    term(`st:${set_type}`, (card) => card.set_type === set_type),
    term('game:paper', ({ games = [] }) => games.includes('paper')),
    term('game:arena', ({ games = [] }) => games.includes('arena')),
    term('frame:showcase', ({ frame_effects = [] }) => frame_effects.includes('showcase')),
    term('frame:extendedart', ({ frame_effects = [] }) => frame_effects.includes('extendedart')),
  ]);
};

const typed = (pattern: RegExp) => (card: RawCard) => pattern.test(typeOf(card));

/** What `is:` means, said again from the raw card. */
const FLAGS: readonly Term[] = [
  term('is:foil', ({ finishes = [] }) => finishes.includes('foil')),
  term('is:nonfoil', ({ finishes = [] }) => finishes.includes('nonfoil')),
  term('is:etched', ({ finishes = [] }) => finishes.includes('etched')),
  term('is:promo', ({ promo }) => promo === true),
  term('is:reprint', ({ reprint }) => reprint === true),
  term('is:digital', ({ digital }) => digital === true),
  term('is:full', ({ full_art }) => full_art === true),
  term('is:textless', ({ textless }) => textless === true),
  term('is:oversized', ({ oversized }) => oversized === true),
  term('is:reserved', ({ reserved }) => reserved === true),
  term('is:hires', ({ highres_image }) => highres_image === true),
  term('is:split', ({ layout }) => layout === 'split'),
  term('is:flip', ({ layout }) => layout === 'flip'),
  term('is:transform', ({ layout }) => layout === 'transform'),
  term('is:meld', ({ layout }) => layout === 'meld'),
  term('is:leveler', ({ layout }) => layout === 'leveler'),
  term('is:mdfc', ({ layout }) => layout === 'modal_dfc'),
  term('is:historic', typed(/\b(legendary|artifact|saga)\b/)),
  term('is:boosterfun', ({ promo_types = [] }) => (promo_types as string[]).includes('boosterfun')),
  term('is:vanilla', (card) => typed(/\bcreature\b/)(card) && rulesAreEmpty(card)),
  term(
    'has:watermark',
    (card) => textsOf(card, 'watermark').length > 0 || facesOf(card).some(({ watermark }) => watermark),
  ),
  term('has:flavor', (card) =>
    [card, ...(card.card_faces ?? [])].some(({ flavor_text }) => Boolean(flavor_text)),
  ),
  term('has:indicator', (card) =>
    [card, ...(card.card_faces ?? [])].some(({ color_indicator }) => (color_indicator ?? []).length > 0),
  ),
];

const rulesAreEmpty = (card: RawCard): boolean =>
  facesOf(card).length === 1 && plainRulesOf(card).every((text) => text.trim() === '');

export const flags: Family = (chance) => {
  const flag = pick(chance, FLAGS);
  return flag.text.startsWith('is:') && chance.is(0.2)
    ? term(flag.text.replace('is:', 'not:'), (card) => flag.holds(card) !== true)
    : flag;
};

const ofCard = new WeakMap<readonly RawCard[], Map<string, RawCard[]>>();

function grouped(cards: readonly RawCard[]): Map<string, RawCard[]> {
  const groups = new Map<string, RawCard[]>();
  for (const card of cards) {
    const group = groups.get(cardOf(card));
    if (group) group.push(card);
    else groups.set(cardOf(card), [card]);
  }
  return groups;
}

function printingsOf(card: RawCard, cards: readonly RawCard[]): readonly RawCard[] {
  const known = ofCard.get(cards) ?? grouped(cards);
  ofCard.set(cards, known);
  return known.get(cardOf(card)) ?? [];
}

/** `in:rare`, `in:brm`: some printing of the card is it. */
export const elsewhere: Family = (chance, cards) => {
  const { set, rarity } = pick(chance, cards);
  return pick(chance, [
    term(`in:${set}`, (card) => printingsOf(card, cards).some((each) => each.set === set)),
    term(`in:${rarity}`, (card) => printingsOf(card, cards).some((each) => each.rarity === rarity)),
    term('in:paper', (card) => printingsOf(card, cards).some(({ games = [] }) => games.includes('paper'))),
  ]);
};
