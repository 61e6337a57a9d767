/** `/event-manager/:id/attendees`: who goes to an event of one's own store. */
import { useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { Attendees } from '../features/events/attendees';
import { OnlyStores } from '../features/events/only-stores';

export default function AttendeesPage() {
  const { id = '' } = useParams();
  const user = useUser();
  if (!user) return null;
  if (user.role !== 'STORE') return <OnlyStores />;
  return <Attendees key={id} event={id} />;
}
