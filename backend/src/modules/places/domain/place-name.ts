// How names of places are compared: without accents, case and punctuation.

/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const MARKS = /\p{M}+/gu;
/** Stand inside a word: "L’Aquila" and "LAquila" are the same. */
const APOSTROPHES = /['’‘ʻʼ`´]/g;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
/** The longest key: no name of a town is longer, and what is typed is cut to it. */
export const MAX_KEY = 60;

/** The key of a name: "São Paulo", "SAO-PAULO" and "sao paulo" have the same. Empty for a text without letters or digits. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(SEPARATORS, ' ')
    .trim()
    .slice(0, MAX_KEY)
    .trimEnd();

/** What was typed: the start of a name or a postal code, and after a comma the start of its state or country. */
export interface TypedPlace {
  readonly key: string;
  readonly area: string;
}

/** Postal codes that say more than which town it is: ZIP+4, and the whole codes of Canada and the United Kingdom. */
const LONGER_CODES = [
  /^(\d{5}) ?\d{4}$/,
  /^([a-z]\d[a-z]) ?\d[a-z]\d$/,
  /^([a-z]{1,2}\d[a-z\d]?) ?\d[a-z]{2}$/,
];

const withoutDetail = (key: string): string =>
  LONGER_CODES.map((code) => code.exec(key)?.[1]).find((part) => part !== undefined) ?? key;

/** Takes "Springfield, IL" apart. */
export function typedPlace(typed: string): TypedPlace {
  const comma = typed.indexOf(',');
  if (comma < 0) return { key: withoutDetail(placeKey(typed)), area: '' };
  return { key: withoutDetail(placeKey(typed.slice(0, comma))), area: placeKey(typed.slice(comma + 1)) };
}
