// Conditions on colours: the sets of colours that are meant are worked out here, and bound as the bits of one number.
import type { ColourField, Comparison } from '../query.js';
import { type Condition, certain, type Values } from './condition.js';

const LETTERS = 'WUBRGC';

const bitsOf = (colours: string): number =>
  [...colours].reduce((bits, letter) => bits | (1 << LETTERS.indexOf(letter)), 0);

/** Sets are ordered by what they contain. */
const FULFILS: Readonly<Record<Comparison, (set: number, asked: number) => boolean>> = {
  '=': (set, asked) => set === asked,
  '!=': (set, asked) => set !== asked,
  '<': (set, asked) => set !== asked && (set & asked) === set,
  '<=': (set, asked) => (set & asked) === set,
  '>': (set, asked) => set !== asked && (set & asked) === asked,
  '>=': (set, asked) => (set & asked) === asked,
};
const COUNTS: Readonly<Record<Comparison, (count: number, asked: number) => boolean>> = {
  '=': (count, asked) => count === asked,
  '!=': (count, asked) => count !== asked,
  '<': (count, asked) => count < asked,
  '<=': (count, asked) => count <= asked,
  '>': (count, asked) => count > asked,
  '>=': (count, asked) => count >= asked,
};

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size++;
  return size;
}

/** The card's colours stand in this relation to those asked for; of several faces, those of one. */
export const coloursAre = (field: ColourField, comparison: Comparison, colours: string, values: Values) =>
  anyOf(field, (set) => FULFILS[comparison](set, bitsOf(colours)), values);

/** The card has so many colours. */
export const coloursCount = (field: ColourField, comparison: Comparison, count: number, values: Values) =>
  anyOf(field, (set) => COUNTS[comparison](sizeOf(set), count), values);

function anyOf(field: ColourField, isMeant: (set: number) => boolean, values: Values): Condition {
  const sets = Array.from({ length: field === 'produced' ? 64 : 32 }, (_, set) => set).filter(isMeant);
  const meant = sets.reduce((bits, set) => bits | (1n << BigInt(set)), 0n);
  if (field === 'produced') {
    const bits = values.bind(BigInt.asIntN(64, meant).toString(), 'bigint');
    return certain('rules', `(1::bigint << r.produced) & ${bits} <> 0`);
  }
  const bits = values.bind(Number(BigInt.asIntN(32, meant)), 'int');
  return certain('rules', `${field === 'identity' ? '(1 << r.identity)' : 'r.colour_sets'} & ${bits} <> 0`);
}
