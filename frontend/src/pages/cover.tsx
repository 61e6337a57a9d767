/** `/cover`: where to get a list of cards; the address may bring the list, or say that it is the watchlist. */
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { Cover } from '../features/cover/cover';
import { PlaceInvitation } from '../features/places/place-invitation';

export default function CoverPage() {
  const [params] = useSearchParams();
  const user = useUser();
  if (!user) return null;
  return (
    <Cover
      owner={user.uuid}
      list={params.get('list') ?? ''}
      wantList={params.get('wants')}
      isOfWatchlist={params.get('from') === 'watchlist'}
      invitation={<PlaceInvitation user={user} />}
    />
  );
}
