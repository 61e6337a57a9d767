// A format of play, on the wire.
import { TcgType } from './tcg-type.dto.js';

/** A format that events are played in. */
export class TcgFormat {
  /** @example 6 */
  id: number;
  /** @example "COMMANDER" */
  value: string;
  /** @example "Commander" */
  name: string;
  /** The game it belongs to. */
  tcg: TcgType;
}
