/** `/events`: what stores invite people to. */
import { Events } from '../features/events/events';

export default function EventsPage() {
  return <Events />;
}
