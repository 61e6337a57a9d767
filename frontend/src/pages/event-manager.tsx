/** `/event-manager`: the events of one's own store; players have none. */

import { useUser } from '../browser/use-user';
import { EventManager } from '../features/events/event-manager';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Notice } from '../ui/notice';
import { PlainLink } from '../ui/plain-button';

export default function EventManagerPage() {
  const user = useUser();
  if (!user) return null;
  if (user.role === 'STORE') return <EventManager key={user.uuid} store={user.uuid} />;
  return (
    <>
      <title>{texts.ui.windowTitle(texts.app.eventManager.title)}</title>
      <Notice title={texts.app.eventManager.refused} text={texts.app.eventManager.why}>
        <PlainLink to={paths.home}>{texts.app.eventManager.home}</PlainLink>
        <PlainLink look="quiet" to={paths.events}>
          {texts.app.eventManager.events}
        </PlainLink>
      </Notice>
    </>
  );
}
