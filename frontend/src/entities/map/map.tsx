/** A map of stores, as an addition to their list: those that lie close together are one marker, and each says what it is. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DistanceUnit } from '../../lib/distance';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { type Cluster, clustersIn, indexPoints, type MapPoint } from './clusters';
import { type LoadTiles, useMapTiles } from './layers';
import classes from './map.module.css';
import { type Fit, MapFrame, type Shown, shownView } from './map-frame';
import { Markers } from './markers';
import { type Box, boxOf, type MapView, type Point, type Size, viewAt } from './view';

const t = texts.map;
/** How long a map rests before what it shows is asked for. */
const REST_MS = 250;

export interface MapProps {
  label: string;
  loadTiles: LoadTiles;
  points: readonly MapPoint[];
  /** The view begins with the points, and not with the visitor's place. */
  isAboutPoints?: boolean;
  /** Where the visitor is: rings around it say how far away everything is. */
  home?: Point | null | undefined;
  unit?: DistanceUnit | null | undefined;
  /** What is shown of a point that was chosen. */
  detail: (point: MapPoint) => ReactNode;
  /** The map has come to rest and shows this. */
  onRest?: (box: Box) => void;
  note?: ReactNode;
}

export default function StoreMap(props: MapProps) {
  const { label, loadTiles, points, isAboutPoints = false, home, unit, detail, onRest, note } = props;
  const [view, setView] = useState<MapView | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [chosen, setChosen] = useState<Cluster | null>(null);
  const tiles = useMapTiles(loadTiles);
  const fit = useFit(points, isAboutPoints ? null : home, !tiles);
  const content = useRef<HTMLDivElement>(null);
  useRest(view, fit, size, onRest);
  const close = () => {
    setChosen(null);
    content.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
  };
  const choose = (cluster: Cluster) => {
    if (cluster.opensAt === null) return setChosen(cluster);
    setView(viewAt(cluster, cluster.opensAt));
    // The marker that was pressed has come apart.
    content.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
  };
  return (
    <div ref={content} className={classes.whole}>
      <MapFrame label={label} view={view} onView={setView} fit={fit} tiles={tiles} home={home} unit={unit}>
        {(shown) => (
          <Clusters shown={shown} points={points} chosen={chosen} onChoose={choose} onSize={setSize} />
        )}
      </MapFrame>
      {note}
      {chosen && (
        <Detail key={chosen.key} cluster={chosen} onClose={close}>
          {detail}
        </Detail>
      )}
    </div>
  );
}

/** Home with its surroundings, or the points that came first: a map does not move by itself when more of them come. */
function useFit(points: readonly MapPoint[], home: Point | null | undefined, isOutline: boolean): Fit {
  const [first, setFirst] = useState<readonly MapPoint[]>(points);
  if (first.length === 0 && points.length > 0) setFirst(points);
  return home
    ? { points: [home], isOnOutline: false }
    : { points: first, isOnOutline: isOutline && first.length === 1 };
}

/** Says what the map shows, once it has come to rest. */
function useRest(view: MapView | null, fit: Fit, size: Size | null, onRest: MapProps['onRest']): void {
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  const box = size && boxOf(shownView(view, fit, size), size);
  const key = box && Object.values(box).join();
  const said = useRef(box);
  said.current = box;
  useEffect(() => {
    if (key === null) return;
    const later = setTimeout(() => said.current && latest.current?.(said.current), REST_MS);
    return () => clearTimeout(later);
  }, [key]);
}

interface ClustersProps {
  shown: Shown;
  points: readonly MapPoint[];
  chosen: Cluster | null;
  onChoose: (cluster: Cluster) => void;
  onSize: (size: Size) => void;
}

function Clusters({ shown: { view, size }, points, chosen, onChoose, onSize }: ClustersProps) {
  const index = useMemo(() => indexPoints(points), [points]);
  const clusters = useMemo(() => clustersIn(index, boxOf(view, size), view.zoom), [index, view, size]);
  useEffect(() => onSize(size), [size, onSize]);
  const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0);
  return (
    <>
      <Markers view={view} size={size} clusters={clusters} chosen={chosen?.key} onChoose={onChoose} />
      <p role="status" className={classes.count}>
        {t.inView(count)}
      </p>
    </>
  );
}

interface DetailProps {
  cluster: Cluster;
  onClose: () => void;
  children: (point: MapPoint) => ReactNode;
}

/** What was chosen: the focus goes there, and back to the map. */
function Detail({ cluster, onClose, children }: DetailProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={cluster.points.map(({ name }) => name).join(', ')}
      className={classes.detail}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <ul className={classes.chosen}>
        {cluster.points.map((point) => (
          <li key={point.id}>{children(point)}</li>
        ))}
      </ul>
      <Button look="quiet" size="s" onClick={onClose}>
        {t.close}
      </Button>
    </section>
  );
}
