/** `/cards/on-offer`: what is on offer around somebody; words, order and filters stand in the address. */
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { OnOffer } from '../features/cards/on-offer';
import { Trading } from '../features/offers/trading';
import { PlaceInvitation } from '../features/places/place-invitation';
import { Wanting } from '../features/watchlist/wanting';
import { readOffers } from '../lib/offer-search';

export default function OnOfferPage() {
  const [params] = useSearchParams();
  const user = useUser();
  return (
    <Trading>
      <Wanting>
        <OnOffer search={readOffers(params)} invitation={user && <PlaceInvitation user={user} />} />
      </Wanting>
    </Trading>
  );
}
