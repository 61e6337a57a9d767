/** `/events`: what stores invite people to. */
import type { EventDto } from '../api/events';
import { useUser } from '../browser/use-user';
import { AsideToCome } from '../entities/event/aside-to-come';
import { EventAsideContext } from '../entities/event/event-aside';
import { Events } from '../features/events/events';
import { OptionalPart } from '../ui/optional-part';

const loadSafety = () => import('../features/moderation/safety-menu');
/** Nobody reports their own. */
const Safety = ({ event: { uuid, name, user } }: { event: EventDto }) =>
  useUser()?.uuid === user.uuid ? null : (
    <OptionalPart
      load={loadSafety}
      placeholder={<AsideToCome />}
      target={{ kind: 'EVENT', id: uuid }}
      account={user}
      label={name}
    />
  );

export default function EventsPage() {
  return (
    <EventAsideContext value={Safety}>
      <Events />
    </EventAsideContext>
  );
}
