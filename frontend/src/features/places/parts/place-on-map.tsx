/** The exact point of a store, set on a map. */
import { useId, useState } from 'react';
import { loadMapTiles } from '../../../api/map-settings';
import { LazyPinMap, preloadMap } from '../../../entities/map/lazy-map';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { shownPoint } from './point';
import type { StorePlaceWork } from './use-store-place';

const t = texts.map;

/** The map is loaded by a press: the fields do without. */
export function PlaceOnMap({ work: { point, moveTo } }: { work: StorePlaceWork }) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <>
      <div>
        <Button
          look="quiet"
          aria-expanded={isShown}
          aria-controls={id}
          onPointerEnter={preloadMap}
          onFocus={preloadMap}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t.hide : t.setOnMap}
        </Button>
      </div>
      <div id={id}>
        {isShown && (
          <LazyPinMap
            loadTiles={loadMapTiles}
            point={point}
            shown={point ? shownPoint(point) : ''}
            onMove={moveTo}
          />
        )}
      </div>
    </>
  );
}
