/** What is drawn below the markers: an operator's tiles, or the outline; and rings around the visitor's place. */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { MapTiles } from '../../api/map-settings';
import { type DistanceUnit, formatRadius, KM_PER_MILE } from '../../lib/distance';
import classes from './map.module.css';
import { FINE_FROM_ZOOM, loadCoarseOutline, loadFineOutline, type Outline, outlinePath } from './outline';
import { isTileFile, tilesOf, tileUrl } from './tiles';
import { type MapView, type Point, pixelOf, pixelsOf, type Size } from './view';

const FileTiles = lazy(() => import('./file-tiles'));

interface LayerProps {
  view: MapView;
  size: Size;
}

/** Loads the operator's tiles (api/map-settings.ts). */
export type LoadTiles = () => Promise<MapTiles | null>;

/** The operator's tiles; null where there are none, undefined until that is known. */
export function useMapTiles(load: LoadTiles): MapTiles | null | undefined {
  const [tiles, setTiles] = useState<MapTiles | null>();
  useEffect(() => {
    let isGone = false;
    load().then((found) => !isGone && setTiles(found));
    return () => {
      isGone = true;
    };
  }, [load]);
  return tiles;
}

/** Below tiles that do not come there is the outline. */
export function Ground({ view, size, tiles }: LayerProps & { tiles: MapTiles | null | undefined }) {
  const [isFailed, setIsFailed] = useState(false);
  return (
    <>
      {(tiles === null || isFailed) && <OutlineLayer view={view} size={size} />}
      {tiles && !isTileFile(tiles.url) && (
        <Tiles view={view} size={size} tiles={tiles} onFailed={() => setIsFailed(true)} />
      )}
      {tiles && isTileFile(tiles.url) && (
        <Suspense fallback={null}>
          <FileTiles view={view} size={size} tiles={tiles} onFailed={() => setIsFailed(true)} />
        </Suspense>
      )}
    </>
  );
}

interface TilesProps extends LayerProps {
  tiles: MapTiles;
  onFailed: () => void;
}

const Tiles = ({ view, size, tiles: { url, maxZoom }, onFailed }: TilesProps) => (
  <div className={classes.layer}>
    {tilesOf(view, size, maxZoom).map((tile) => (
      <img
        key={tile.key}
        className={classes.tile}
        src={tileUrl(url, tile)}
        alt=""
        draggable={false}
        onError={onFailed}
        style={{ left: tile.left, top: tile.top, width: tile.size, height: tile.size }}
      />
    ))}
  </div>
);

function OutlineLayer({ view, size }: LayerProps) {
  const outline = useOutline(view.zoom >= FINE_FROM_ZOOM);
  const path = useMemo(() => outline && outlinePath(outline, view, size), [outline, view, size]);
  return (
    <svg className={classes.layer} width={size.width} height={size.height} aria-hidden="true">
      {path && <path className={classes.land} d={path} />}
    </svg>
  );
}

/** The coarse outline first, whose file is small. */
function useOutline(isFine: boolean): Outline | null {
  const [coarse, setCoarse] = useState<Outline | null>(null);
  const [fine, setFine] = useState<Outline | null>(null);
  useEffect(() => {
    // A map without its outline still has its markers, and the list beside it.
    loadCoarseOutline().then(setCoarse, () => undefined);
  }, []);
  useEffect(() => {
    if (isFine) loadFineOutline().then(setFine, () => undefined);
  }, [isFine]);
  return isFine ? (fine ?? coarse) : coarse;
}

/** In the visitor's unit. */
const RINGS = [1, 2, 5, 10, 25, 50, 100, 250];
/** In pixels: smaller rings can't be distinguished. */
const MIN_RING = 55;

/** How far it is from the visitor's place, as rings. */
export function Rings({ view, size, home, unit }: LayerProps & { home: Point; unit: DistanceUnit }) {
  const { left, top } = pixelOf(home, view, size);
  const length = unit === 'MI' ? KM_PER_MILE : 1;
  const rings = RINGS.map((count) => ({
    km: count * length,
    radius: pixelsOf(count * length * 1000, view),
  })).filter(({ radius }) => radius >= MIN_RING && radius <= Math.hypot(size.width, size.height));
  return (
    <svg className={classes.layer} width={size.width} height={size.height} aria-hidden="true">
      {rings.slice(0, 3).map(({ km, radius }) => (
        <g key={km}>
          <circle className={classes.ring} cx={left} cy={top} r={radius} />
          <text className={classes.ringLabel} x={left} y={top - radius - 5} textAnchor="middle">
            {formatRadius(km, unit)}
          </text>
        </g>
      ))}
      <circle className={classes.home} cx={left} cy={top} r={7} />
    </svg>
  );
}
