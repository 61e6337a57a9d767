/** A map with one pin, which is dragged, put where the map is pressed, or moved by the arrow keys. */
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { texts } from '../../texts';
import { type LoadTiles, useMapTiles } from './layers';
import classes from './map.module.css';
import { MapFrame, type Shown } from './map-frame';
import { type MapView, type Point, pixelOf, pointAt, viewAt } from './view';

const t = texts.map.pin;
/** In pixels, of an arrow key; larger with Shift. */
const STEP = 4;
const LARGE_STEP = 40;
/** A town with its surroundings. */
const ZOOM = 12;
const KEYS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface PinMapProps {
  loadTiles: LoadTiles;
  point: Point | null;
  /** The point as its owner reads it. */
  shown: string;
  onMove: (point: Point) => void;
}

export default function PinMap({ loadTiles, point, shown, onMove }: PinMapProps) {
  const [view, setView] = useState<MapView | null>(point && viewAt(point, ZOOM));
  // Reset shows the pin, wherever it was moved to by other means.
  const fit = { points: point ? [point] : [], isOnOutline: false };
  const tiles = useMapTiles(loadTiles);
  const hint = useId();
  return (
    <div className={classes.whole}>
      <p id={hint} className={classes.hint}>
        {t.hint}
      </p>
      <MapFrame label={t.label} view={view} onView={setView} fit={fit} tiles={tiles} onPress={onMove}>
        {(at) => point && <Pin at={at} point={point} label={t.pin(shown)} hint={hint} onMove={onMove} />}
      </MapFrame>
      <p role="status" className={classes.moved}>
        {point && t.moved(shown)}
      </p>
    </div>
  );
}

interface PinProps {
  at: Shown;
  point: Point;
  label: string;
  hint: string;
  onMove: (point: Point) => void;
}

function Pin({ at: { view, size }, point, label, hint, onMove }: PinProps) {
  const { left, top } = pixelOf(point, view, size);
  const [grip, setGrip] = useState<{ x: number; y: number } | null>(null);
  const press = (event: KeyboardEvent) => {
    const [right, down] = KEYS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    // Not the map, too.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove(pointAt(left + right * step, top + down * step, view, size));
  };
  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setGrip({ x: event.clientX - left, y: event.clientY - top });
  };
  return (
    <button
      type="button"
      className={classes.pin}
      style={{ left, top }}
      aria-label={label}
      aria-describedby={hint}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={({ clientX, clientY }) =>
        grip && onMove(pointAt(clientX - grip.x, clientY - grip.y, view, size))
      }
      onPointerUp={() => setGrip(null)}
      onPointerCancel={() => setGrip(null)}
    >
      <svg viewBox="0 0 24 34" width="30" height="42" aria-hidden="true">
        <path d="M12 33C12 33 1 19.5 1 12a11 11 0 0 1 22 0c0 7.5-11 21-11 21Z" />
        <circle cx="12" cy="12" r="4" />
      </svg>
    </button>
  );
}
