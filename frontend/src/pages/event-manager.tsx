/** `/event-manager`: the events of one's own store; players have none. */

import { useUser } from '../browser/use-user';
import { EventManager } from '../features/events/event-manager';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';

export default function EventManagerPage() {
  const user = useUser();
  if (!user) return null;
  if (user.role === 'STORE') return <EventManager key={user.uuid} store={user.uuid} />;
  return (
    <>
      <title>{texts.ui.windowTitle(texts.events.manager.title)}</title>
      <Notice title={texts.events.manager.refused} text={texts.events.manager.why}>
        <ButtonLink size="l" to={paths.home}>
          {texts.notFound.home}
        </ButtonLink>
        <ButtonLink size="l" look="quiet" to={paths.events}>
          {texts.events.manager.seeAll}
        </ButtonLink>
      </Notice>
    </>
  );
}
