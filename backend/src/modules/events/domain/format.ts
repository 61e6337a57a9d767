// Which formats are meant by the words of a game and a format.
import { unknownFormat, unknownGame } from './event.errors.js';

/** A format as the catalogue has it. */
export interface OfferedFormat {
  readonly id: number;
  readonly value: string;
  readonly tcg: { readonly value: string };
}

/** The words as they come: `MAGIC_THE_GATHERING`, `COMMANDER`. */
export interface FormatWords {
  readonly tcg?: string;
  readonly format?: string;
}

/** The ids of the formats that fit; at least one. Throws `events.unknown-tcg` or `events.unknown-format`. */
export function formatsNamed(offered: readonly OfferedFormat[], { tcg, format }: FormatWords): number[] {
  const ofGame = offered.filter((each) => tcg === undefined || each.tcg.value === tcg);
  if (ofGame.length === 0) throw unknownGame({ errors: [{ field: 'tcg', message: unknownGame.message }] });
  const named = ofGame.filter(({ value }) => format === undefined || value === format);
  if (named.length === 0) {
    throw unknownFormat({ errors: [{ field: 'format', message: unknownFormat.message }] });
  }
  return named.map(({ id }) => id);
}
