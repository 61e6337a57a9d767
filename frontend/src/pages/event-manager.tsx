/** `/event-manager`: the events of one's own store; players have none. */
import { EventManager } from '../features/events/event-manager';
import { paths } from '../lib/paths';
import { useUser } from '../lib/use-user';
import { Notice } from '../ui/notice';
import { PlainLink } from '../ui/plain-button';

export default function EventManagerPage() {
  const user = useUser();
  if (!user) return null;
  if (user.role === 'STORE') return <EventManager key={user.uuid} store={user.uuid} />;
  return (
    <>
      <title>Event Manager · Playset</title>
      <Notice
        title="The Event Manager is for stores."
        text="Only accounts of local stores can run events. Yours is a personal account."
      >
        <PlainLink to={paths.home}>Go Back Home</PlainLink>
        <PlainLink look="quiet" to={paths.events}>
          See all events
        </PlainLink>
      </Notice>
    </>
  );
}
