// The gradients of the two halves of a split card, which have colours of their own.
import { frameDefs, type Sheet } from '../frame.js';
import { tintOf } from '../tint.js';

/** Definitions for both halves; nothing for any other card. */
export function splitDefs(sheet: Sheet): string {
  const { picture, prefix } = sheet;
  if (picture.layout !== 'split' || !picture.second) return '';
  return [picture, picture.second]
    .map((half, i) => {
      const colours = [...new Set(half.manaCost.match(/[WUBRG]/g) ?? picture.colours)];
      return frameDefs({ ...sheet, tint: tintOf(colours, half.typeLine), prefix: `${prefix}${i}` });
    })
    .join('');
}
