// Estimated widths of glyphs of a book serif, in ems. Own table, since measuring fonts needs a browser or a native library.

const groups: readonly (readonly [string, number])[] = [
  [' ', 0.25],
  ["'’‘|", 0.22],
  ['.,·', 0.27],
  ['ijlI!:;', 0.3],
  ['ft()[]{}/"“”', 0.36],
  ['r-•', 0.4],
  ['szc?*', 0.45],
  ['aexyvkg', 0.5],
  ['bdhnopqu', 0.57],
  ['0123456789−–+=<>', 0.6],
  ['EFLPSTZJ', 0.61],
  ['ABCKRVXY', 0.68],
  ['DGHNOQUw&', 0.76],
  ['mMW—%@…', 0.9],
];
const widths = new Map(
  groups.flatMap(([glyphs, width]) => [...glyphs].map((glyph) => [glyph, width] as const)),
);

/** The width of a text in ems; accents are ignored and wide scripts count a whole em. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const glyph of text) sum += widthOfGlyph(glyph);
  return sum;
}

function widthOfGlyph(glyph: string): number {
  const known = widths.get(glyph);
  if (known !== undefined) return known;
  const base = widths.get(glyph.normalize('NFD').charAt(0));
  if (base !== undefined) return base;
  return (glyph.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.6;
}
