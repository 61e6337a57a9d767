/** `/watchlist`: the cards that the visitor watches, a list of what they want (`?list=`), or what a notice found (`?found=`). */
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { FoundCopies } from '../features/watchlist/found-copies';
import { ImportList } from '../features/watchlist/import-list';
import { WantList } from '../features/watchlist/want-list';
import { WantListsBar } from '../features/watchlist/want-lists-bar';
import { Watchlist } from '../features/watchlist/watchlist';
import { coverWantListPath, coverWatchlistPath, paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { PageFrame } from '../ui/page-frame';

export default function WatchlistPage() {
  const user = useUser();
  const [params] = useSearchParams();
  if (!user) return null;
  const [list, found] = [params.get('list'), params.get('found')];
  return (
    <PageFrame
      title={texts.app.tabs.watchlist}
      actions={
        <>
          {!found && <ImportList list={list} />}
          {user.role === 'USER' && (
            <ButtonLink look="quiet" to={paths.mutualMatches}>
              {texts.watchlist.trades}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" to={list ? coverWantListPath(list) : coverWatchlistPath}>
            {texts.watchlist.cover}
          </ButtonLink>
        </>
      }
    >
      {found ? (
        <FoundCopies key={found} batch={found} />
      ) : (
        <>
          <WantListsBar shown={list} />
          {list ? <WantList key={list} list={list} /> : <Watchlist owner={user.uuid} />}
        </>
      )}
    </PageFrame>
  );
}
