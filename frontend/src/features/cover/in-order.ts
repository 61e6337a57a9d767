/** Rows by their places, for a list that doesn't change while it is shown: two of them may be equal. */

export const inOrder = <Row extends object>(rows: readonly Row[]): (Row & { nth: number })[] =>
  rows.map((row, nth) => ({ ...row, nth }));
