/** `/event-manager`: the events of one's own store; players have none. */

import { useUser } from '../browser/use-user';
import { EventManager } from '../features/events/event-manager';
import { OnlyStores } from '../features/events/only-stores';

export default function EventManagerPage() {
  const user = useUser();
  if (!user) return null;
  if (user.role === 'STORE') return <EventManager store={user.uuid} />;
  return <OnlyStores />;
}
