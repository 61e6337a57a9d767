/** How far away the store of an event is; one's own is not said to be anywhere. */
import type { EventDto } from '../../../api/events';
import { useOwnPlace } from '../../../api/own-place';
import { useUser } from '../../../browser/use-user';
import { DistanceNote } from '../../../entities/place/distance';

export function EventDistance({ event: { user, distance } }: { event: EventDto }) {
  const me = useUser()?.uuid;
  const { unit } = useOwnPlace();
  return user.uuid === me ? null : <DistanceNote of={distance} unit={unit} />;
}
