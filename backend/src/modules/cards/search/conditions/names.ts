// Conditions on names, of cards and of artists: accents, case and punctuation are overlooked.
import { type Condition, certain, type Values, within } from './condition.js';

// What cards.plain_name drops: a word of nothing else is looked for in the name as it is printed.
const ONLY_PUNCTUATION = /^['"‘’“”,.:;!?()/\-–—…®™꞉\s]+$/u;

/** Whatever the database makes a hyphen of. */
const HYPHENS = /[-‐‑‒–—―]/g;

const plain = (name: string, values: Values): string => `cards.plain_name(${values.bind(name, 'text')})`;

/** The part may hold wildcards only once it is plain. */
const literally = (text: string): string => `regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`;

/** The card has an index over the spellings of all its printings; which printings are meant is seen on each. */
const spelled = (pattern: string): string => `o.names like ${pattern} and p.names like ${pattern}`;

/** So short a part is in thousands of names. */
const SHORT = 3;

/**
 * Nearly all printings have every spelling of their card, which their hash tells; only the names of the others are
 * read. That is worth a look at all printings only where thousands are found.
 */
const spelledByMany = (
  pattern: string,
): string => `o.names like ${pattern} and (p.names_hash = hashtext(o.names)
      or (select n.names like ${pattern} from cards.printing n where n.pid = p.pid))`;

/** Part of some spelling of the name. A hyphen is as good as a blank, and as good as nothing. */
export function namePart(part: string, values: Values): Condition {
  if (ONLY_PUNCTUATION.test(part))
    return certain('printing', `p.name ilike ${values.bind(within(part), 'text')}`);
  const conditions = [...new Set([part, part.replace(HYPHENS, ' ')])].map((each) => {
    const pattern = `'%' || ${literally(plain(each, values))} || '%'`;
    return each.length <= SHORT ? spelledByMany(pattern) : spelled(pattern);
  });
  return certain('printing', conditions.map((each) => `(${each})`).join(' or '));
}

/** A name of letters outside of the alphabet alone has those compared, too. */
const bare = (text: string): string =>
  `regexp_replace(${text}, '[\\x20-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7e]', '', 'g')`;

/** The whole of some spelling of the name, of the card or of a face: blanks and hyphens do not matter. */
export function wholeName(name: string, values: Values): Condition {
  const asked = plain(name, values);
  const meant = `s.letters = cards.letters(${asked})`;
  return certain(
    'printing',
    `p.oid in (select s.oid from cards.spelling s where ${meant}) and exists (
      select from cards.spelling s where s.oid = p.oid and ${meant} and ${bare('s.plain')} = ${bare(asked)}
        and strpos(p.names, E'\\n' || s.plain || E'\\n') > 0)`,
  );
}

/** Part of an artist's name. */
export function artistPart(part: string, values: Values): Condition {
  if (ONLY_PUNCTUATION.test(part)) return certain('printing', 'false');
  return certain('printing', `p.artist like '%' || ${literally(plain(part, values))} || '%'`);
}
