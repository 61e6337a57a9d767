/** The markers of a map, as buttons: for the keyboard from west to east. */
import { texts } from '../../texts';
import type { Cluster } from './clusters';
import classes from './map.module.css';
import { type MapView, pixelOf, type Size } from './view';

const t = texts.map;
/** With more markers than this, names would cover each other. */
const MAX_NAMED = 12;
/** Of several at once, these are named. */
const MAX_NAMES = 3;
/** Of as many, the marks fit into one marker. */
const MAX_MARKS = 2;

interface MarkersProps {
  view: MapView;
  size: Size;
  clusters: readonly Cluster[];
  chosen: string | undefined;
  onChoose: (cluster: Cluster) => void;
}

export const Markers = ({ view, size, clusters, chosen, onChoose }: MarkersProps) => (
  <ul className={classes.markers}>
    {clusters.map((cluster) => (
      <li key={cluster.key} className={classes.marker} style={pixelOf(cluster, view, size)}>
        <button
          type="button"
          aria-label={nameOf(cluster)}
          aria-pressed={cluster.key === chosen}
          className={cluster.count > 1 ? classes.several : classes.single}
          onClick={() => onChoose(cluster)}
        >
          {markOf(cluster)}
        </button>
        {clusters.length <= MAX_NAMED && cluster.count === 1 && (
          <span aria-hidden="true" className={classes.name} dir="auto">
            {cluster.points[0]?.name}
          </span>
        )}
      </li>
    ))}
  </ul>
);

/** The marks of a few points, or how many they are. */
function markOf({ points, count }: Cluster): string | number | undefined {
  if (count === 1) return points[0]?.mark;
  const marks = points.flatMap(({ mark }) => mark ?? []);
  return marks.length === count && count <= MAX_MARKS ? marks.sort(inNumbers).join(' ') : count;
}

const inNumbers = (one: string, other: string): number => Number(one) - Number(other);

function nameOf({ points, count }: Cluster): string {
  const [first] = points;
  if (count === 1 && first) return first.name;
  const names = points
    .slice(0, MAX_NAMES)
    .map(({ name }) => name)
    .join(', ');
  const more = count - MAX_NAMES;
  return t.several(count, more > 0 ? t.andMore(names, more) : names);
}
