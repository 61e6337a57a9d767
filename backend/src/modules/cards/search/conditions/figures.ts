// Conditions on the figures of a card: those in its corners are compared face by face, and `*` counts as 0.
import type { Comparison, Figure } from '../query.js';
import { type Condition, perhaps, SIGN, TURNED, type Values } from './condition.js';

/** Two faces have figures that are compared with one another; no card has more with any. */
const FACES = [1, 2] as const;

const ARRAYS: Partial<Record<Figure, string>> = {
  power: 'r.power',
  toughness: 'r.toughness',
  loyalty: 'r.loyalty',
};
const SINGLE: Partial<Record<Figure, string>> = {
  'mana-value': 'r.cmc',
  edhrec: 'p.edhrec',
  penny: 'p.penny',
};

/** The figure of a face. */
function ofFace(figure: Figure, face: number): string {
  if (figure === 'power-toughness') return `(r.power[${face}] + r.toughness[${face}])`;
  return SINGLE[figure] ?? `${ARRAYS[figure]}[${face}]`;
}

/** Whose figure it is: that of a printing, or of the rules. */
const isPrinted = (figure: Figure): boolean => figure === 'edhrec' || figure === 'penny';

/** The figure of some face stands in this relation to a number. */
export function figureIs(
  figure: Figure,
  comparison: Comparison,
  value: number | 'infinity',
  values: Values,
): Condition {
  const asked = values.bind(value, 'numeric');
  const array = ARRAYS[figure];
  if (!array) return someFace((face) => `${ofFace(figure, face)} ${SIGN[comparison]} ${asked}`, [figure]);
  const is = `(${asked} ${TURNED[comparison]} any (${array}))`;
  // A face without the figure makes "any" null, which says nothing of a face that has one.
  return { of: 'rules', is, isNot: `(array_remove(${array}, null) <> '{}' and ${is} is not true)` };
}

/** Two figures of one face stand in this relation. */
export function figuresAre(left: Figure, comparison: Comparison, right: Figure): Condition {
  const ofEither = someFace(
    (face) => `${ofFace(left, face)} ${SIGN[comparison]} ${ofFace(right, face)}`,
    [left, right],
  );
  if (isPrinted(left) === isPrinted(right)) return ofEither;
  const read = (fulfils: string) => `(select ${fulfils} from cards.rules r where r.rid = p.rid)`;
  return { of: 'printing', is: read(ofEither.is), isNot: read(ofEither.isNot) };
}

/** The mana value is a whole number of this parity. */
export const parityIs = (parity: 'even' | 'odd'): Condition =>
  perhaps('rules', `r.cmc % 2 = ${parity === 'even' ? 0 : 1}`);

function someFace(compared: (face: number) => string, figures: readonly Figure[]): Condition {
  const of = figures.some(isPrinted) ? 'printing' : 'rules';
  if (figures.every((figure) => SINGLE[figure])) return perhaps(of, compared(1));
  const [front, back] = FACES.map(compared);
  return { of, is: `(${front} or ${back})`, isNot: `(not coalesce(${front} or ${back}, ${front}, ${back}))` };
}
