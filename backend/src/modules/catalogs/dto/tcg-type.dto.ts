// A game, on the wire.

/** A trading card game that the marketplace offers. */
export class TcgType {
  /** @example 1 */
  id: number;
  /** @example "MAGIC_THE_GATHERING" */
  value: string;
  /** @example "Magic: The Gathering" */
  name: string;
}
