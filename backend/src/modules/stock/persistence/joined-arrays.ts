/** The texts of JSON arrays, of which none is empty, as that of one. */
export const joinedArrays = (arrays: readonly string[]): string =>
  `[${arrays.map((each) => each.slice(1, -1)).join()}]`;
