// Words of other programs, compared without case, spaces and punctuation.

/** `NearMint`, `near_mint` and `Near Mint` are one word. Letters of all scripts count, and a sign alone is a word. */
export const folded = (word: string): string => {
  const letters = word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return letters === '' ? word.trim() : letters;
};

/** What folded words mean. */
export type Words<Meaning> = ReadonlyMap<string, Meaning>;

/** From meanings with their words, each in any spelling. */
export const words = <Meaning extends string>(
  table: Readonly<Partial<Record<Meaning, readonly string[]>>>,
): Words<Meaning> =>
  new Map(
    Object.entries<readonly string[] | undefined>(table).flatMap(([meaning, spellings]) =>
      (spellings ?? []).map((spelling) => [folded(spelling), meaning as Meaning] as const),
    ),
  );

/** The later ones win. */
export const joined = <Meaning>(...tables: readonly Words<Meaning>[]): Words<Meaning> =>
  new Map(tables.flatMap((table) => [...table]));
