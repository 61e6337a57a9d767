// Reads type lines and rules texts into the forms that searches compare with.

import { type RawCard, textsOf } from './raw-card.js';
import { text } from './raw-values.js';

const REMINDER = / ?\([^()]*\)/g;
const DASHES = new Set(['—', '–', '-', '//']);

/** A text with straight quotation marks: some are printed with others, and a telephone types others. */
export const straight = (written: string): string => written.replace(/[‘’‚‛]/g, "'").replace(/[“”„‟]/g, '"');

/** A text as it is compared: its case and the shape of its quotation marks do not matter. */
export const compared = (written: string): string => straight(written).toLowerCase();

/** The type line as it is compared; those of several faces apart by ` // `. */
export const typeLineOf = (card: RawCard): string =>
  compared(text(card.raw.type_line) ?? textsOf(card, 'type_line').join(' // '));

/** The words of a type line, each once. */
export const typeWordsOf = (typeLine: string): string[] => [
  ...new Set(typeLine.split(/\s+/).filter((word) => word !== '' && !DASHES.has(word))),
];

/** The rules text as it is compared, with reminder text; faces below one another. */
export const fullTextOf = (card: RawCard): string => compared(textsOf(card, 'oracle_text').join('\n'));

/** A text without what stands in brackets, and without the lines that this leaves empty. */
export function withoutReminders(full: string): string {
  if (!full.includes('(')) return full;
  let rest = full;
  // Brackets may stand in brackets: the innermost go first.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = before.replace(REMINDER, '');
  }
  return rest
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** What a card may call itself: its name, those of its faces, and the short form of a legend's: what stands before the comma. */
function ownNames({ raw, faces }: RawCard): string[] {
  const whole = text(raw.name) ?? '';
  const names = new Set([whole, ...whole.split(' // ')]);
  for (const face of faces) {
    const name = text(face.name) ?? '';
    names.add(name);
    const type = text(face.type_line) ?? text(raw.type_line) ?? '';
    if (/legendary/i.test(type)) names.add(name.split(',')[0] ?? '');
  }
  // A rebalanced card is called A-…, but not in its own text.
  const plain = [...names].map((name) => compared(name.replace(/^A-/, '').trim()));
  return [...new Set(plain)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
}

const isLetter = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Replaces a name where it stands as a word of its own. A pattern for each of 30,000 names would take longer to make. */
function replaced(rules: string, name: string): string {
  let done = '';
  let from = 0;
  for (let at = rules.indexOf(name); at >= 0; at = rules.indexOf(name, Math.max(at + 1, from))) {
    if (isLetter(rules, at - 1) || isLetter(rules, at + name.length)) continue;
    done += `${rules.slice(from, at)}~`;
    from = at + name.length;
  }
  return done + rules.slice(from);
}

/** Replaces a card's names in its texts by `~`, the longest first. */
export function ownName(card: RawCard): (rules: string) => string {
  const names = ownNames(card);
  return (rules) => names.reduce(replaced, rules);
}
