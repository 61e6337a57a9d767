/** `/offers/:id`: an offer of the visitor's, or to them. */
import { useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { Offer } from '../features/offers/offer';
import { OptionalPart } from '../ui/optional-part';

const loadRecord = () => import('../features/reviews/record');
const loadSafety = () => import('../features/moderation/safety-menu');
const safetyOf = (offer: string, account: { uuid: string; name: string }) => (
  <OptionalPart
    load={loadSafety}
    target={{ kind: 'OFFER', id: offer }}
    account={account}
    label={account.name}
  />
);
const recordOf = (account: string) => <OptionalPart load={loadRecord} account={account} />;

export default function OfferPage() {
  const { id = '' } = useParams();
  const user = useUser();
  return (
    user && <Offer key={`${user.uuid} ${id}`} uuid={id} me={user.uuid} record={recordOf} safety={safetyOf} />
  );
}
