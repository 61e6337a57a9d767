/** Where one store is: a map that a press opens. */
import { type ReactNode, useId, useState } from 'react';
import type { DistanceUnit } from '../../lib/distance';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import type { LoadTiles } from './layers';
import { LazyMap, preloadMap } from './lazy-map';
import { PlaceDetails } from './place-details';
import type { Point } from './view';

const t = texts.map;

interface MapDisclosureProps {
  /** The map, and whatever it needs that has not been loaded before. */
  children: () => ReactNode;
}

/** A button, and the map below it once it was pressed. */
export function MapDisclosure({ children }: MapDisclosureProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <>
      <p>
        <Button
          look="quiet"
          size="s"
          // A press would be lost before that.
          disabled={!isHydrated}
          aria-expanded={isShown}
          aria-controls={id}
          onPointerEnter={preloadMap}
          onFocus={preloadMap}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t.hide : t.show}
        </Button>
      </p>
      <div id={id}>{isShown && children()}</div>
    </>
  );
}

interface OneStoreMapProps {
  loadTiles: LoadTiles;
  store: { uuid: string; name: string; address: string };
  place: Point;
  home?: Point | null;
  unit?: DistanceUnit | null;
}

export const OneStoreMap = ({ loadTiles, store, place, home, unit }: OneStoreMapProps) => (
  <LazyMap
    label={t.ofStore(store.name)}
    loadTiles={loadTiles}
    points={[{ ...place, id: store.uuid, name: store.name }]}
    isAboutPoints
    home={home}
    unit={unit}
    detail={() => <PlaceDetails name={store.name} address={store.address} />}
  />
);
