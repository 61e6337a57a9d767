// Leaves out the second face of a card where a program writes each face as a row.
import type { ImportRow } from '../read-file.js';

const isOtherFace = (front: ImportRow, row: ImportRow): boolean =>
  row.number !== undefined &&
  row.name !== front.name &&
  row.setCode === front.setCode &&
  row.number === front.number &&
  row.finish === front.finish &&
  row.condition === front.condition &&
  row.language === front.language &&
  row.quantity === front.quantity;

/** Rows behind one of the same set, number and terms, and of another name. */
export function withoutOtherFaces(rows: readonly ImportRow[]): ImportRow[] {
  let front: ImportRow | undefined;
  return rows.map((row) => {
    if (front && isOtherFace(front, row)) {
      return { ...row, quantity: 0, skipped: 'other-face' };
    }
    front = row;
    return row;
  });
}
