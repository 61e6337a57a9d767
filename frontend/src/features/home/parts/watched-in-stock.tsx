/** The cards of the watchlist that somebody has now: what is new for a player. */
import {
  DASHBOARD_REFETCH,
  useGetWatchedInStockQuery,
  type WatchedInStock as Watched,
} from '../../../api/dashboard';
import { CountedNote } from '../../../entities/listing/count-note';
import { formatDateTime, formatTimeAgo } from '../../../lib/format-time-ago';
import { formatPrice } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { CardNews, CardNewsSkeleton } from './card-news';
import classes from './news.module.css';
import { Panel } from './panel';
import { useLoggedFailure } from './use-logged-failure';

const { news } = texts.home;

export function WatchedInStock({ uuid }: { uuid: string }) {
  // Not `data`: that is the last account's until this one's has come.
  const { currentData, isFetching, error } = useGetWatchedInStockQuery(uuid, DASHBOARD_REFETCH);
  const loading = isFetching && !currentData;
  useLoggedFailure(error);
  // What did not come is not said to be nothing.
  if (!currentData && !loading) return null;
  return (
    <Panel title={news.inStock} more={{ label: texts.home.watched.open, to: paths.watchlist }} busy={loading}>
      {loading && <CardNewsSkeleton label={news.loading} />}
      {currentData?.length === 0 && <p className={classes.none}>{news.noneInStock}</p>}
      {currentData && currentData.length > 0 && <CardNews cards={currentData} lines={newsLines} />}
    </Panel>
  );
}

const newsLines = ({ type, price, lister, listedAt, ...of }: Watched) => ({
  fact: type === 'SELL' ? news.from(formatPrice(price), lister.name) : news.trade(lister.name),
  more: (
    <>
      <time dateTime={listedAt} title={formatDateTime(listedAt)}>
        {news.listed(formatTimeAgo(listedAt))}
      </time>
      <br />
      <CountedNote of={of} />
    </>
  ),
});
