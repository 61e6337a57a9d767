/** `/offers/:id`: an offer of the visitor's, or to them. */
import { useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { messageReporting } from '../features/moderation/message-reporting';
import { Offer, type OfferAside } from '../features/offers/offer';
import { OptionalPart } from '../ui/optional-part';

const loadRecord = () => import('../features/reviews/record');
const loadSafety = () => import('../features/moderation/safety-menu');
const loadThread = () => import('../features/messages/thread');
const ASIDE: OfferAside = {
  record: (account) => <OptionalPart load={loadRecord} account={account} />,
  safety: ({ uuid }, other) => (
    <OptionalPart load={loadSafety} target={{ kind: 'OFFER', id: uuid }} account={other} label={other.name} />
  ),
  thread: ({ uuid }, me, who) => (
    <OptionalPart
      load={loadThread}
      offer={uuid}
      me={me}
      who={who}
      isBeforeHandOver
      actionsOf={messageReporting(who)}
    />
  ),
};

export default function OfferPage() {
  const { id = '' } = useParams();
  const user = useUser();
  return user && <Offer key={id} uuid={id} me={user.uuid} aside={ASIDE} />;
}
