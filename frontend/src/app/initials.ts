/** The abbreviation for a person or a store where there is no room for the name. */

const segments = new Intl.Segmenter();
const first = (word: string): string => segments.segment(word).containing(0)?.segment ?? '';

/** The first letters of the first and the last word, in capitals; of one word, its first. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [start = name.trim()] = words;
  const end = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first(start) + first(end)).toLocaleUpperCase();
}
