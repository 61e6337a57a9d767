/** The map of the stores, as members see it: it asks for those of the part that it shows. */
import { type ReactNode, useMemo, useState } from 'react';
import type { FoundMapStores, MapStore } from '../../api/map-stores';
import { distanceBetween, unitOfLocale } from '../../lib/distance';
import { useLocale } from '../../lib/use-locale';
import { texts } from '../../texts';
import { Hint } from '../../ui/hint';
import { RetryButton } from '../../ui/retry-button';
import { DistanceNote } from '../place/distance';
import type { MapPoint } from './clusters';
import type { LoadTiles } from './layers';
import { LazyMap } from './lazy-map';
import { PlaceDetails } from './place-details';

const t = texts.map;

interface StoresMapProps {
  label: string;
  loadTiles: LoadTiles;
  /** What the part of the map has (`useMapStores`). */
  found: FoundMapStores;
  /** What the marker of a store says; null for a store that this map does not show. */
  nameOf?: (store: MapStore) => string | null;
  /** Where a store leads. */
  pathOf: (store: MapStore) => string;
  /** Shown of a store that was chosen, below its address. */
  more?: (store: MapStore) => ReactNode;
  /** What the map has beside the stores. */
  others?: readonly OtherPoint[];
}

/** A point of the map that is no store. */
export interface OtherPoint extends MapPoint {
  detail: ReactNode;
}

const NO_POINTS: readonly OtherPoint[] = [];

export function StoresMap(props: StoresMapProps) {
  const { label, loadTiles, found, nameOf = nameOfStore, pathOf, more, others = NO_POINTS } = props;
  const locale = useLocale();
  const { stores, isComplete, failed, retry, onRest, home } = found;
  const unit = found.unit ?? unitOfLocale(locale);
  // One that was chosen stays described while the map is moved away from it.
  const [seen] = useState(() => new Map<string, MapStore>());
  const points = useMemo(
    () => [
      ...stores.flatMap((store): MapPoint[] => {
        seen.set(store.uuid, store);
        const name = nameOf(store);
        return name === null ? [] : [{ ...store, id: store.uuid, name }];
      }),
      ...others,
    ],
    [stores, nameOf, seen, others],
  );
  // Where it begins depends on it.
  if (home === undefined) return null;
  const detail = ({ id }: MapPoint) => {
    const store = seen.get(id);
    if (!store) return others.find((other) => other.id === id)?.detail ?? null;
    const distance = home && { km: distanceBetween(home, store), isAbout: false };
    return (
      <>
        <PlaceDetails
          name={store.name}
          address={store.address}
          to={pathOf(store)}
          distance={<DistanceNote of={distance} unit={unit} />}
        />
        {more?.(store)}
      </>
    );
  };
  return (
    <LazyMap
      label={label}
      loadTiles={loadTiles}
      points={points}
      home={home}
      unit={unit}
      detail={detail}
      onRest={onRest}
      note={
        <>
          {failed && (
            <Hint kind="danger" role="alert">
              {t.storesFailed} <RetryButton look="link" onRetry={() => void retry()} />
            </Hint>
          )}
          {!isComplete && <Hint kind="warning">{t.cut(stores.length)}</Hint>}
        </>
      }
    />
  );
}

const nameOfStore = ({ name }: MapStore): string => name;
