/** The stores of a plan on a map, by the numbers of its list. People are in the list alone, by how far away they are. */
import { loadMapTiles } from '../../../api/map-settings';
import { useGetOwnPlaceQuery } from '../../../api/places';
import { useStopPlacesQuery } from '../../../api/stop-places';
import { LazyMap } from '../../../entities/map/lazy-map';
import { MapDisclosure } from '../../../entities/map/one-store-map';
import { PlaceDetails } from '../../../entities/map/place-details';
import type { Point } from '../../../entities/map/view';
import { type DistanceUnit, unitOfLocale } from '../../../lib/distance';
import { formatPrice } from '../../../lib/money';
import { problemText } from '../../../lib/problem';
import { storefrontPath } from '../../../lib/public-paths';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import { RetryButton } from '../../../ui/retry-button';
import classes from '../cover.module.css';

/** A stop that may be on the map. */
export interface MapStop {
  /** Its number in the list. */
  nth: number;
  /** Null for a player, and for a store that is gone. */
  store: { uuid: string; name: string } | null;
  copies: number;
  total: number;
}

interface StopsMapProps {
  stops: readonly MapStop[];
  /** Rings around the visitor's own place: on their own plans. */
  isOwn?: boolean;
}

export function StopsMap({ stops, isOwn = false }: StopsMapProps) {
  if (stops.every(({ store }) => store === null)) return null;
  return (
    <div className={`${classes.map} ${classes.unprinted}`}>
      <MapDisclosure>{() => (isOwn ? <AroundHome stops={stops} /> : <OnMap stops={stops} />)}</MapDisclosure>
    </div>
  );
}

function AroundHome({ stops }: { stops: readonly MapStop[] }) {
  const { currentData: own } = useGetOwnPlaceQuery();
  return <OnMap stops={stops} home={own?.place ?? null} unit={own?.unit ?? unitOfLocale()} />;
}

interface OnMapProps {
  stops: readonly MapStop[];
  home?: Point | null;
  unit?: DistanceUnit;
}

function OnMap({ stops, home = null, unit = unitOfLocale() }: OnMapProps) {
  const t = texts.cover.map;
  const byStore = new Map(stops.flatMap((stop) => (stop.store ? [[stop.store.uuid, stop] as const] : [])));
  const { currentData: places, error, isFetching, refetch } = useStopPlacesQuery([...byStore.keys()]);
  if (error && !isFetching)
    return (
      <Hint kind="danger" role="alert">
        {problemText(error, texts.map.failed)} <RetryButton look="link" onRetry={() => void refetch()} />
      </Hint>
    );
  if (!places) return <p role="status">{texts.map.loading}</p>;
  const placed = new Map(places.map((place) => [place.uuid, place]));
  const points = [...byStore].flatMap(([uuid, { nth, store }]) => {
    const place = placed.get(uuid);
    if (!place) return [];
    const { latitude, longitude } = place;
    return [{ id: uuid, name: `${nth}. ${store?.name}`, mark: String(nth), latitude, longitude }];
  });
  const left = stops.filter(({ store }) => !store || !placed.has(store.uuid)).map(({ nth }) => nth);
  const note = left.length > 0 && <p className={classes.muted}>{t.left(left.length, left.join(', '))}</p>;
  if (points.length === 0) return <p role="status">{t.none}</p>;
  return (
    <LazyMap
      label={t.label}
      loadTiles={loadMapTiles}
      points={points}
      isAboutPoints
      home={home}
      unit={unit}
      note={note}
      detail={({ id, name }) => (
        <>
          <PlaceDetails name={name} address={placed.get(id)?.address ?? ''} to={storefrontPath(id)} />
          <p className={classes.muted}>
            {t.stop(byStore.get(id)?.copies ?? 0, formatPrice(byStore.get(id)?.total ?? 0))}
          </p>
        </>
      )}
    />
  );
}
