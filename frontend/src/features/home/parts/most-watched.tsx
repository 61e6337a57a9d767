/** The cards of a store's stock that most people watch: what is asked for. */
import { DASHBOARD_REFETCH, type MostWatchedCard, useGetMostWatchedQuery } from '../../../api/dashboard';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { CardNews, CardNewsSkeleton } from './card-news';
import classes from './news.module.css';
import { Panel } from './panel';
import { useLoggedFailure } from './use-logged-failure';

const { news } = texts.home;

export function MostWatched({ uuid }: { uuid: string }) {
  // Not `data`: that is the last account's until this one's has come.
  const { currentData, isFetching, error } = useGetMostWatchedQuery(uuid, DASHBOARD_REFETCH);
  const loading = isFetching && !currentData;
  useLoggedFailure(error);
  // What did not come is not said to be nothing.
  if (!currentData && !loading) return null;
  return (
    <Panel
      title={news.askedFor}
      more={{ label: texts.app.tabs.myListings, to: paths.myListings }}
      busy={loading}
    >
      {loading && <CardNewsSkeleton label={news.loading} />}
      {currentData?.length === 0 && <p className={classes.none}>{news.noneAskedFor}</p>}
      {currentData && currentData.length > 0 && <CardNews cards={currentData} lines={newsLines} />}
    </Panel>
  );
}

const newsLines = ({ watchers }: MostWatchedCard) => ({ fact: news.watchers(watchers) });
