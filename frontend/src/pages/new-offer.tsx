/** `/offers/new?to=&listing=` or `?counter=`: a new offer to somebody, or a counter to one. */
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { NewOffer } from '../features/offers/new-offer';

export default function NewOfferPage() {
  const [params] = useSearchParams();
  const user = useUser();
  if (!user) return null;
  const [to, listing, counter] = ['to', 'listing', 'counter'].map((name) => params.get(name));
  return (
    <NewOffer
      key={`${user.uuid} ${to} ${counter}`}
      me={user.uuid}
      isStore={user.role === 'STORE'}
      to={to ?? null}
      listing={listing ?? null}
      counter={counter ?? null}
    />
  );
}
