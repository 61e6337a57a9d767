// What every brush gets: the room to paint in, the palette, and the draws of chance.
import { mix } from '../colour.js';
import type { Chance } from '../random.js';
import type { Palette } from './palette.js';

/** A painting in progress. Coordinates run from 0 to `width` and 0 to `height`. */
export interface Canvas {
  width: number;
  height: number;
  palette: Palette;
  chance: Chance;
  /** An id for a gradient, unlike any other picture's. */
  id(name: string): string;
}

/** A shape that brushes hand back: svg text. */
export type Paint = string;

/** The colour of land at a depth from 0 (on the horizon) to 1 (at our feet). */
export function landAt(canvas: Canvas, depth: number): string {
  const { skyLow, skyTop, near } = canvas.palette;
  return mix(mix(skyLow, skyTop, 0.35), near, 0.15 + depth * 0.85);
}
