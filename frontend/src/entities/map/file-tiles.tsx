/** Tiles from one PMTiles file, of which the browser reads the parts that it shows. */
import { PMTiles } from 'pmtiles';
import { useEffect, useMemo, useRef } from 'react';
import type { MapTiles } from '../../api/map-settings';
import classes from './map.module.css';
import { type Tile, tilesOf } from './tiles';
import type { MapView, Size } from './view';

/** The pixels of a tile; those of another size are scaled. */
const SIDE = 512;

interface FileTilesProps {
  view: MapView;
  size: Size;
  tiles: MapTiles;
  onFailed: () => void;
}

export default function FileTiles({ view, size, tiles: { url, maxZoom }, onFailed }: FileTilesProps) {
  const file = useMemo(() => new PMTiles(url), [url]);
  return (
    <div className={classes.layer}>
      {tilesOf(view, size, maxZoom).map((tile) => (
        <FileTile key={tile.key} file={file} tile={tile} onFailed={onFailed} />
      ))}
    </div>
  );
}

interface FileTileProps {
  file: PMTiles;
  tile: Tile;
  onFailed: () => void;
}

/** A canvas: an image would need a URL that the content security policy does not allow. */
function FileTile({ file, tile: { z, x, y, left, top, size }, onFailed }: FileTileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    const controller = new AbortController();
    pictureOf(file, z, x, y, controller.signal).then(
      (picture) => {
        if (picture && !controller.signal.aborted)
          canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, SIDE, SIDE);
      },
      () => void (!controller.signal.aborted && failed.current()),
    );
    return () => controller.abort();
  }, [file, z, x, y]);
  return (
    <canvas
      ref={canvas}
      className={classes.tile}
      width={SIDE}
      height={SIDE}
      style={{ left, top, width: size, height: size }}
    />
  );
}

/** The picture of a tile; null where the file has none. */
async function pictureOf(file: PMTiles, z: number, x: number, y: number, signal: AbortSignal) {
  const tile = await file.getZxy(z, x, y, signal);
  return tile ? createImageBitmap(new Blob([tile.data])) : null;
}
