/** How far away the store of a public page is: for members, whose part of the page has a store of its own. */
import { useDistances } from '../../../api/distances';
import { useOwnPlace } from '../../../api/own-place';
import { DistanceNote } from '../../../entities/place/distance';

export function StoreDistance({ store }: { store: string }) {
  const { hasPlace, unit } = useOwnPlace();
  const distance = useDistances(hasPlace ? [store] : []).get(store);
  return distance ? (
    <p>
      <DistanceNote of={distance} unit={unit} />
    </p>
  ) : null;
}
