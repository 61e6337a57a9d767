/** The stores around somebody without an account: their place stays in this tab. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadMapTiles } from '../../../api/map-settings';
import { type StoreAround, storesAround } from '../../../api/stores-around';
import { setVisitorPlace, type VisitorPlace, visitorPlace } from '../../../browser/visitor-place';
import { LazyMap } from '../../../entities/map/lazy-map';
import { MapDisclosure } from '../../../entities/map/one-store-map';
import { PlaceDetails } from '../../../entities/map/place-details';
import { DistanceNote } from '../../../entities/place/distance';
import { unitOfLocale } from '../../../lib/distance';
import { storefrontPath } from '../../../lib/public-paths';
import { useLocale } from '../../../lib/use-locale';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './near-me.module.css';
import { PlaceForm } from './place-form';

const t = texts.nearMe;
const MAX_SHOWN = 8;

export default function StoresNearMe() {
  const [place, setPlace] = useState(visitorPlace);
  const [attempt, setAttempt] = useState(0);
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => section.current?.focus(), []);
  const change = (next: VisitorPlace | null) => {
    section.current?.focus();
    setPlace(setVisitorPlace(next));
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t.title} className={classes.near}>
      {place ? (
        <Around
          key={attempt}
          place={place}
          onRetry={() => {
            section.current?.focus();
            setAttempt(attempt + 1);
          }}
          onChange={() => change(null)}
        />
      ) : (
        <PlaceForm onFound={change} />
      )}
    </section>
  );
}

interface AroundProps {
  place: VisitorPlace;
  /** Begins again. */
  onRetry: () => void;
  onChange: () => void;
}

function Around({ place, onRetry, onChange }: AroundProps) {
  const unit = unitOfLocale(useLocale());
  const [stores, setStores] = useState<StoreAround[] | null | undefined>();
  useEffect(() => {
    let isGone = false;
    storesAround(place, MAX_SHOWN).then((found) => !isGone && setStores(found));
    return () => {
      isGone = true;
    };
  }, [place]);
  return (
    <>
      <h3>{place.label ? t.near(place.label) : t.nearYou}</h3>
      {stores === undefined && <p role="status">{t.loading}</p>}
      {stores === null && (
        <p role="alert">
          {t.failed}{' '}
          <Button look="link" onClick={onRetry}>
            {texts.ui.tryAgain}
          </Button>
        </p>
      )}
      {stores?.length === 0 && <p role="status">{t.none}</p>}
      {stores && stores.length > 0 && (
        <>
          <ul className={classes.stores} aria-label={t.title}>
            {stores.map(({ uuid, name, km }) => (
              <li key={uuid} className={classes.store}>
                <Link to={storefrontPath(uuid)} dir="auto">
                  {name}
                </Link>
                <span className={classes.distance}>
                  <DistanceNote of={{ km, isAbout: false }} unit={unit} />
                </span>
              </li>
            ))}
          </ul>
          <MapDisclosure>
            {() => (
              <LazyMap
                label={t.map}
                loadTiles={loadMapTiles}
                points={stores.map((store) => ({ ...store, id: store.uuid }))}
                home={place}
                unit={unit}
                detail={({ id }) => {
                  const store = stores.find(({ uuid }) => uuid === id);
                  return store && <PlaceDetails {...store} to={storefrontPath(id)} />;
                }}
              />
            )}
          </MapDisclosure>
        </>
      )}
      <div>
        <Button look="quiet" size="s" onClick={onChange}>
          {t.change}
        </Button>
      </div>
    </>
  );
}
