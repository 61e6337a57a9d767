/** `/watchlist`: the cards that the visitor watches. */

import { useUser } from '../browser/use-user';
import { Watchlist } from '../features/watchlist/watchlist';
import { coverWatchlistPath } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { PageFrame } from '../ui/page-frame';

export default function WatchlistPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame
      title={texts.app.tabs.watchlist}
      actions={
        <ButtonLink look="quiet" to={coverWatchlistPath}>
          {texts.watchlist.cover}
        </ButtonLink>
      }
    >
      <Watchlist key={user.uuid} owner={user.uuid} />
    </PageFrame>
  );
}
