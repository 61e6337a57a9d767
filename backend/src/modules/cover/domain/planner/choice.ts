// A lot that fits a want, as a problem in numbers has it.
import type { Lot } from './problem.js';

export interface Choice {
  readonly lot: Lot;
  readonly stop: number;
  /** Of one copy. */
  readonly cost: number;
  readonly copies: number;
}
