/** `/offers/:id`: an offer of the visitor's, or to them. */
import { useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { Offer } from '../features/offers/offer';

export default function OfferPage() {
  const { id = '' } = useParams();
  const user = useUser();
  return user && <Offer key={`${user.uuid} ${id}`} uuid={id} me={user.uuid} />;
}
