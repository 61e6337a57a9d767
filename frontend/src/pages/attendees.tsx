/** `/event-manager/:id/attendees`: who goes to an event of one's own store. */
import { useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { Attendees } from '../features/events/attendees';
import EventManagerPage from './event-manager';

export default function AttendeesPage() {
  const { id = '' } = useParams();
  const user = useUser();
  // Players have no events: the page of the manager says so.
  if (user?.role !== 'STORE') return <EventManagerPage />;
  return <Attendees key={id} event={id} />;
}
