// The names by which a row may mean a card: as written, then without what other programs add to it.

/** Rebalanced cards are digital, and named so. */
export const isAlchemyName = (name: string): boolean => /^A-\S/.test(name);

/** What programs add behind a name: `(Borderless)`, `(0269)`, `[Version 2]`, `(V.1)`. */
const IN_BRACKETS = /\s*(\([^()]*\)|\[[^[\]]*\])\s*$/;
const VERSION = /\s+V\.\s?\d+$/i;
/** No program adds more; each is taken off by itself. */
const MAX_ADDITIONS = 10;
/** ` - Full Art`. */
const TREATMENT = /\s+-\s+[^-]+$/;
/** `Beast Token`, and `Morph Creature` of Dragon Shield. */
const TOKEN = /^(?:token\s*-?\s*)?(.+?)\s+(?:token|creature)$/i;
const EMBLEM = /^emblem\s*[:-]\s*(.+)$/i;
const PREFIXED = /^(?:art card|token|morph creature|double-faced)\s*:\s*(.+)$/i;

/** Each spelling once, the likeliest first; the second and later ones count only where the ones before are no card. */
export function namesOf(written: string): string[] {
  const name = written.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const names = new Set([name]);
  let bare = name;
  for (let [nth, before] = [0, '']; before !== bare && nth < MAX_ADDITIONS; nth += 1) {
    before = bare;
    bare = bare.replace(IN_BRACKETS, '').replace(VERSION, '').trim();
  }
  names.add(bare);
  names.add(PREFIXED.exec(bare)?.[1] ?? bare);
  names.add(TOKEN.exec(bare)?.[1] ?? bare);
  const emblem = EMBLEM.exec(bare)?.[1];
  if (emblem) names.add(`${emblem} Emblem`);
  names.add(bare.replace(TREATMENT, ''));
  // Some name a card by both faces that the card database knows by one.
  names.add(bare.split(/\s*\/+\s*/)[0] ?? bare);
  names.delete('');
  return [...names];
}

/** The spellings of a collector number: without zeros in front, and without the size of the set behind. */
export function numbersOf(written: string): string[] {
  const number = written.normalize('NFC').replace(/\s+/g, '').split('/')[0] ?? '';
  const short = number.replace(/^#/, '').replace(/^0+(?=[0-9])/, '');
  const starred = short.replace('*', '★');
  return [...new Set([number, short, short.toLowerCase(), short.toUpperCase(), starred])].filter(
    (each) => each !== '',
  );
}
