// Keyword abilities that a rules text has: at the start of a line, or in a line's list of keywords.

const known = [
  'Aftermath',
  'Augment',
  'Crew',
  'Daybound',
  'Deathtouch',
  'Defender',
  'Double strike',
  'Enchant',
  'Equip',
  'First strike',
  'Flash',
  'Flying',
  'Haste',
  'Hexproof from',
  'Hexproof',
  'Indestructible',
  'Level Up',
  'Lifelink',
  'Menace',
  'Mill',
  'Morph',
  'Mutate',
  'Nightbound',
  'Partner with',
  'Protection',
  'Prototype',
  'Reach',
  'Regenerate',
  'Scry',
  'Surveil',
  'Trample',
  'Vigilance',
  'Ward',
];
const actions = new Set(['Mill', 'Regenerate', 'Scry', 'Surveil']);

/** The keywords in a rules text, in the order of the list above. */
export function keywordsIn(text) {
  const plain = text.replace(/\([^)]*\)/g, '');
  const pieces = plain
    .split('\n')
    .flatMap((line) => line.split(/, |;/))
    .map((piece) => piece.trim().toLowerCase());
  return known.filter((keyword) => {
    const word = keyword.toLowerCase();
    if (actions.has(keyword)) return new RegExp(`\\b${word}s?\\b`, 'i').test(plain);
    return pieces.some((piece) => piece === word || new RegExp(`^${word}([ —]|$)`).test(piece));
  });
}
