/** `/offers/new?to=&listing=&listing=&event=` or `?counter=`: a new offer to somebody, or a counter to one. */
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { NewOffer } from '../features/offers/new-offer';

export default function NewOfferPage() {
  const [params] = useSearchParams();
  const user = useUser();
  if (!user) return null;
  const [to, counter, event] = ['to', 'counter', 'event'].map((name) => params.get(name));
  return (
    <NewOffer
      key={`${to} ${counter}`}
      me={user.uuid}
      to={to ?? null}
      listings={params.getAll('listing')}
      counter={counter ?? null}
      event={event ?? null}
    />
  );
}
