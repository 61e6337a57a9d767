// Which format an entry of a calendar names in its words.
import type { TcgFormat } from '../../catalogs/index.js';

/** What players say for a format, beside its name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  COMMANDER: ['edh', 'cedh'],
  TWO_HEADED_GIANT: ['2hg', 'two headed giant'],
  SEALED: ['prerelease', 'pre release'],
  PAUPER: ['pdh'],
};
/** It is in too many other words. */
const NEVER = 'OTHER';

/** The format that comes first in the words; undefined where none is named. */
export function formatNamed(words: string, formats: readonly TcgFormat[]): TcgFormat | undefined {
  const text = ` ${plain(words)} `;
  const places = formats
    .filter(({ value }) => value !== NEVER)
    .map((format) => {
      const names = [format.name, ...(ALIASES[format.value] ?? [])].map((name) =>
        text.indexOf(` ${plain(name)} `),
      );
      return { format, at: Math.min(...names.map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at))) };
    });
  const [first] = places.filter(({ at }) => at < Number.POSITIVE_INFINITY).toSorted((a, b) => a.at - b.at);
  return first?.format;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
