// Terms of colours: of a card's faces, of its identity, and of the mana it makes.
import { facesOf, type RawCard, type RawFace, symbolsOf } from './raw-card.js';
import { compared, type Family, OPERATORS, type Operator, pick, term } from './terms.js';

type Colours = ReadonlySet<string>;

const ALL = ['W', 'U', 'B', 'R', 'G'] as const;
const NAMED: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  azorius: 'WU',
  dimir: 'UB',
  rakdos: 'BR',
  gruul: 'RG',
  selesnya: 'GW',
  orzhov: 'WB',
  izzet: 'UR',
  golgari: 'BG',
  boros: 'RW',
  simic: 'GU',
  bant: 'GWU',
  esper: 'WUB',
  grixis: 'UBR',
  jund: 'BRG',
  naya: 'RGW',
  abzan: 'WBG',
  jeskai: 'URW',
  sultai: 'BGU',
  mardu: 'RWB',
  temur: 'GUR',
};

const isWithin = (small: Colours, large: Colours): boolean => [...small].every((each) => large.has(each));

/** Sets are ordered by what they contain. */
export function setCompared(left: Colours, operator: Operator, right: Colours): boolean {
  const same = left.size === right.size && isWithin(left, right);
  switch (operator) {
    case '=':
      return same;
    case '!=':
      return !same;
    case '<=':
      return isWithin(left, right);
    case '>=':
      return isWithin(right, left);
    case '<':
      return !same && isWithin(left, right);
    case '>':
      return !same && isWithin(right, left);
  }
}

/** The colours of each face; two faces under one frame share those of the card. */
export function coloursOf(card: RawCard): Colours[] {
  if (card.colors) return [new Set(card.colors)];
  return facesOf(card).map((face) => new Set(face.colors ?? face.color_indicator ?? costColours(face)));
}

const costColours = (face: RawFace): string[] =>
  symbolsOf(face.mana_cost).flatMap((symbol) => symbol.match(/[WUBRG]/g) ?? []);

export const identityOf = (card: RawCard): Colours => new Set(card.color_identity);

function spelled(letters: string, nth: number): string {
  const names = Object.entries(NAMED).filter(([, colours]) => sameLetters(colours, letters));
  const [name] = names[0] ?? [];
  return name !== undefined && nth === 0 ? name : letters.toLowerCase();
}

const sameLetters = (one: string, other: string): boolean =>
  [...one].sort().join('') === [...other].sort().join('');

const someColours = (chance: Parameters<Family>[0]): string =>
  ALL.filter(() => chance.is(0.4)).join('') || pick(chance, ALL);

const colon = (operator: Operator | ':', meaning: Operator): Operator =>
  operator === ':' ? meaning : operator;

const SIGNS = [':', ...OPERATORS] as const;

/** `c>=wu`, `color:azorius`. */
export const colours: Family = (chance) => {
  const letters = someColours(chance);
  const sign = pick(chance, SIGNS);
  const asked = new Set(letters);
  return term(
    `${pick(chance, ['c', 'color', 'colors'])}${sign}${spelled(letters, chance.whole(0, 1))}`,
    (card) => coloursOf(card).some((each) => setCompared(each, colon(sign, '>='), asked)),
  );
};

/** `id<=esper`, `identity=3`. */
export const identities: Family = (chance) => {
  const letters = someColours(chance);
  const sign = pick(chance, SIGNS);
  const asked = new Set(letters);
  return term(
    `${pick(chance, ['id', 'identity', 'ci'])}${sign}${spelled(letters, chance.whole(0, 1))}`,
    (card) => setCompared(identityOf(card), colon(sign, '<='), asked),
  );
};

/** `c>2`, `c:m`, `c=c`. */
export const colourCounts: Family = (chance) => {
  const count = chance.whole(0, 5);
  const operator = pick(chance, OPERATORS);
  return pick(chance, [
    term(`c${operator}${count}`, (card) =>
      coloursOf(card).some(({ size }) => compared(size, operator, count)),
    ),
    term(`id${operator}${count}`, (card) => compared(identityOf(card).size, operator, count)),
    term('c:m', (card) => coloursOf(card).some(({ size }) => size > 1)),
    term('c:c', (card) => coloursOf(card).some(({ size }) => size === 0)),
    term('id:c', (card) => identityOf(card).size === 0),
  ]);
};

/** `produces>=ub`: what makes no mana is never meant. */
export const produced: Family = (chance) => {
  const letters = pick(chance, ['W', 'U', 'B', 'R', 'G', 'C', 'WU', 'BR', 'WUBRG']);
  const operator = pick(chance, ['=', '>=', '>']) as Operator;
  return term(`produces${operator}${letters.toLowerCase()}`, (card) => {
    const made = [
      card.produced_mana ?? [],
      ...(card.card_faces ?? []).map((face) => face.produced_mana ?? []),
    ];
    const colours = new Set(made.flat());
    return colours.size > 0 && setCompared(colours, operator, new Set(letters));
  });
};
