/** `/events`: what stores invite people to. */
import type { EventDto } from '../api/events';
import { EventAsideContext } from '../entities/event/event-aside';
import { Events } from '../features/events/events';
import { OptionalPart } from '../ui/optional-part';

const loadSafety = () => import('../features/moderation/safety-menu');
const Safety = ({ event }: { event: EventDto }) => (
  <OptionalPart
    load={loadSafety}
    target={{ kind: 'EVENT', id: event.uuid }}
    account={event.user}
    label={event.name}
  />
);

export default function EventsPage() {
  return (
    <EventAsideContext value={Safety}>
      <Events />
    </EventAsideContext>
  );
}
