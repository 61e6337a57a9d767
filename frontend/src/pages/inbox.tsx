/** `/inbox`: the visitor's open offers and live deals, by whose turn it is. */
import { useUser } from '../browser/use-user';
import { Inbox } from '../features/inbox/inbox';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { OptionalPart } from '../ui/optional-part';
import { PageFrame } from '../ui/page-frame';

const loadDiscard = () => import('../features/offers/discard-entry');
const loadDrafts = () => import('../features/offers/save-drafts');

export default function InboxPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame
      title={texts.trades.inbox}
      actions={
        user.role === 'STORE' && (
          <ButtonLink look="quiet" size="l" to={paths.dealQueue}>
            {texts.trades.queue}
          </ButtonLink>
        )
      }
    >
      <Inbox actionsOf={(draft) => <OptionalPart load={loadDiscard} draft={draft} />} />
      <OptionalPart load={loadDrafts} />
    </PageFrame>
  );
}
