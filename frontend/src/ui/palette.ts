/** The accent's ten shades, as Mantine wants them; the style sheets have them as `--felt-0` to `--felt-9`. */

/** Playmat green, from light to dark. */
export const felt = [
  '#effaf5',
  '#dcefe6',
  '#bce0d0',
  '#98d1b8',
  '#7fc8a9',
  '#4fa885',
  '#2f8a69',
  '#1f6b51',
  '#175642',
  '#0f3f30',
] as const;
