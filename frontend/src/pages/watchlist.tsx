/** `/watchlist`: the cards that the visitor watches. */

import { useUser } from '../browser/use-user';
import { Watchlist } from '../features/watchlist/watchlist';
import { texts } from '../texts';
import { PageFrame } from '../ui/page-frame';

export default function WatchlistPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame title={texts.app.tabs.watchlist}>
      <Watchlist key={user.uuid} owner={user.uuid} />
    </PageFrame>
  );
}
