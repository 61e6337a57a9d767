// Invents as many cards as a real catalogue has out of the few of the sample: other names, a few printings of each.
import { inAnotherSet, renumbered } from '../replica.mjs';

const PRINTINGS = 4;
const STARTS = ['Bra', 'Cel', 'Dor', 'Eth', 'Fal', 'Gri', 'Hol', 'Ise', 'Kar', 'Lum', 'Mor', 'Nev'];
const ENDS = ['moor', 'wick', 'dale', 'haven', 'mere', 'spire', 'ford', 'reach', 'fen', 'gate', 'hollow'];

/** A place that there is in no other round of names. */
export function placeOf(nth) {
  const [start, end, more] = [
    nth % STARTS.length,
    Math.floor(nth / STARTS.length) % ENDS.length,
    Math.floor(nth / (STARTS.length * ENDS.length)),
  ];
  return `${STARTS[start]}${ENDS[end]}${more > 0 ? STARTS[more % STARTS.length].toLowerCase() : ''}`;
}

/** The nth copy of a card: a printing in another set, every few of them of a card with another name. */
export function inventedCopy(card, copy) {
  const nth = Math.floor(copy / PRINTINGS);
  const printing = inAnotherSet(renumbered(card, ['id', 'illustration_id'], copy), copy);
  if (nth === 0) return printing;
  const renamed = (name) =>
    name
      .split(' // ')
      .map((half) => `${half} of ${placeOf(nth)}`)
      .join(' // ');
  const faces = printing.card_faces?.map((face) => ({ ...face, name: renamed(face.name) }));
  return renumbered(
    { ...printing, name: renamed(printing.name), ...(faces && { card_faces: faces }) },
    ['oracle_id'],
    nth,
  );
}
