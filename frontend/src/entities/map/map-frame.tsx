/** The frame of every map: what is drawn below the markers, the controls, the attribution, and what the keys do. */
import { type Dispatch, type ReactNode, type SetStateAction, useId } from 'react';
import type { MapTiles } from '../../api/map-settings';
import type { DistanceUnit } from '../../lib/distance';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { IconButton } from '../../ui/icon-button';
import { Ground, Rings } from './layers';
import classes from './map.module.css';
import { useMapGestures, useSize } from './use-map-view';
import {
  fitted,
  limited,
  type MapView,
  OUTLINE_ZOOM,
  type Point,
  type Size,
  TOWN_ZOOM,
  zoomedBy,
} from './view';

const t = texts.map;
/** The whole world, a little north of the equator, where most land is. */
const WORLD: MapView = { x: 0.5, y: 0.42, zoom: 0 };

export interface Shown {
  view: MapView;
  size: Size;
}

interface MapFrameProps {
  label: string;
  /** Null until somebody has moved the map. */
  view: MapView | null;
  onView: Dispatch<SetStateAction<MapView | null>>;
  fit: Fit;
  tiles: MapTiles | null | undefined;
  home?: Point | null | undefined;
  unit?: DistanceUnit | null | undefined;
  onPress?: (at: Point) => void;
  /** The markers. */
  children: (shown: Shown) => ReactNode;
}

/** What a map shows unless somebody moves it. */
export interface Fit {
  points: readonly Point[];
  /** One point on an outline is shown with the coasts and borders around it: closer up there is nothing to see. */
  isOnOutline: boolean;
}

/** The view that a map of this size shows. */
export const shownView = (view: MapView | null, { points, isOnOutline }: Fit, size: Size): MapView =>
  limited(view ?? fitted(points, size, isOnOutline ? OUTLINE_ZOOM : TOWN_ZOOM) ?? WORLD, size);

export function MapFrame(props: MapFrameProps) {
  const { label, view, onView, fit, tiles, home, unit, onPress, children } = props;
  const { element, ref, size } = useSize();
  const keys = useId();
  // The marker that had it went out of view or came apart: the keys go on to the map.
  const focusProps = useFocusWhenLost(() => element);
  const shown = shownView(view, fit, size);
  // From the view as it is then: several moves may come before the next one is drawn.
  const change = (next: (view: MapView, size: Size) => MapView) =>
    onView((now) => next(shownView(now, fit, size), size));
  const gestures = useMapGestures(element, size, {
    view: shown,
    onChange: change,
    onReset: () => onView(null),
    onPress,
  });
  return (
    <div className={classes.frame}>
      <div
        ref={ref}
        role="application"
        aria-label={label}
        aria-describedby={keys}
        className={classes.map}
        {...focusProps}
        {...gestures}
      >
        <Ground view={shown} size={size} tiles={tiles} />
        {home && unit && <Rings view={shown} size={size} home={home} unit={unit} />}
        {children({ view: shown, size })}
      </div>
      <p id={keys} hidden>
        {t.keys}
      </p>
      <div className={classes.controls}>
        <IconButton
          label={t.zoomIn}
          className={classes.control}
          onClick={() => change((now, at) => zoomedBy(now, 1, at))}
        >
          <span aria-hidden="true">+</span>
        </IconButton>
        <IconButton
          label={t.zoomOut}
          className={classes.control}
          onClick={() => change((now, at) => zoomedBy(now, -1, at))}
        >
          <span aria-hidden="true">−</span>
        </IconButton>
        <IconButton label={t.reset} className={classes.control} onClick={() => onView(null)}>
          <span aria-hidden="true">⤢</span>
        </IconButton>
      </div>
      <p className={classes.attribution}>
        {tiles ? <Attribution by={tiles.attribution} url={tiles.attributionUrl} /> : t.outlineBy}
      </p>
    </div>
  );
}

const Attribution = ({ by, url }: { by: string; url: string | null }) =>
  url ? (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {by}
    </a>
  ) : (
    by
  );
