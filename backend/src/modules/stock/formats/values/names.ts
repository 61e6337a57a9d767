// Names and collector numbers as files have them.

/** One space between words, and ` // ` between the faces of a card. */
export const cardName = (text: string): string => {
  const spaced = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return spaced.includes('//') ? spaced.replace(/ ?\/\/+(?: ?\/\/+)* ?/g, ' // ') : spaced;
};

/** Programs that write split cards as `Fire/Ice`. */
export const slashedName = (text: string): string => cardName(text.replace(/\s*\/{1,3}\s*/g, ' // '));

/** `0116/350` is 116; letters, stars and hyphens stay (`741z`, `51★`, `DDC-49`). */
export const collectorNumber = (text: string): string =>
  text
    .trim()
    .replace(/^#\s*/, '')
    .replace(/^([\p{L}\d★†]+)\/\d+$/u, '$1')
    .replace(/^0+(?=\d)/, '');

export interface Title {
  readonly name: string;
  readonly setName?: string;
  readonly number?: string;
}

/** `Lightning Bolt [Magic 2011] 149`: how shops name the product of a card. */
export function titleOf(text: string): Title {
  // With single blanks, or the pattern would try each way to share a run of them.
  const spaced = text.replace(/\s+/g, ' ').trim();
  const [, name, setName, number] = /^(.*?) ?\[([^\]]+)\] ?(\S*)$/.exec(spaced) ?? [];
  if (name === undefined || name === '' || setName === undefined) return { name: cardName(text) };
  return {
    name: cardName(name),
    setName: setName.trim(),
    ...(number ? { number: collectorNumber(number) } : {}),
  };
}
