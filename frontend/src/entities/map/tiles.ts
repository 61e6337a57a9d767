/** Which tiles a view is made of, and where each of them goes. */
import { type MapView, type Size, worldSize } from './view';

export interface Tile {
  key: string;
  z: number;
  x: number;
  y: number;
  /** In pixels. */
  left: number;
  top: number;
  size: number;
}

/** The tiles that cover a view, from those of the center outward. */
export function tilesOf(view: MapView, size: Size, maxZoom: number): Tile[] {
  const z = Math.max(0, Math.min(maxZoom, Math.round(view.zoom)));
  const count = 2 ** z;
  const side = worldSize(view.zoom) / count;
  const [column, row] = [view.x * count, view.y * count];
  const [right, down] = [size.width / 2 / side, size.height / 2 / side];
  const tiles: Tile[] = [];
  for (let y = Math.max(0, Math.floor(row - down)); y <= Math.min(count - 1, Math.floor(row + down)); y++) {
    for (let x = Math.floor(column - right); x <= Math.floor(column + right); x++) {
      tiles.push({
        key: `${z}/${x}/${y}`,
        z,
        x: ((x % count) + count) % count,
        y,
        left: size.width / 2 + (x - column) * side,
        top: size.height / 2 + (y - row) * side,
        size: side,
      });
    }
  }
  const fromCenter = ({ left, top }: Tile) =>
    Math.hypot(left + side / 2 - size.width / 2, top + side / 2 - size.height / 2);
  return tiles.sort((one, other) => fromCenter(one) - fromCenter(other));
}

/** The address of a tile, from a template with `{z}`, `{x}` and `{y}`. */
export const tileUrl = (template: string, { z, x, y }: Pick<Tile, 'z' | 'x' | 'y'>): string =>
  template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);

/** Whether the setting names one file with all tiles. */
export const isTileFile = (url: string): boolean => /\.pmtiles(\?.*)?$/.test(url);
