/** `/cover`: where to get a list of cards; the address may bring the list, or say that it is the watchlist. */
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { Cover } from '../features/cover/cover';
import { StopActionsContext, type StopActionsProps } from '../features/cover/stop-actions';
import { Trading } from '../features/offers/trading';
import { PlaceInvitation } from '../features/places/place-invitation';
import { OptionalPart } from '../ui/optional-part';

const loadStopActions = () => import('../features/offers/stop-actions');
const StopActions = (props: StopActionsProps) => <OptionalPart load={loadStopActions} {...props} />;

export default function CoverPage() {
  const [params] = useSearchParams();
  const user = useUser();
  if (!user) return null;
  return (
    <StopActionsContext value={StopActions}>
      <Trading>
        <Cover
          owner={user.uuid}
          list={params.get('list') ?? ''}
          wantList={params.get('wants')}
          isOfWatchlist={params.get('from') === 'watchlist'}
          invitation={<PlaceInvitation user={user} />}
        />
      </Trading>
    </StopActionsContext>
  );
}
