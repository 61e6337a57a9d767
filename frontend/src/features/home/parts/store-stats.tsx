/** How a store stands: what it offers, what it runs, and how sought after its cards are. */
import { Skeleton } from '@mantine/core';
import type { StoreSummary } from '../../../api/dashboard';
import { texts } from '../../../texts';
import { Panel } from './panel';
import classes from './store-stats.module.css';

interface StoreStatsProps {
  summary: StoreSummary | undefined;
  loading: boolean;
}

export const StoreStats = ({ summary, loading }: StoreStatsProps) => (
  <Panel title={texts.home.stats.title} busy={loading}>
    <dl className={classes.figures}>
      <StoreStat label={texts.home.stats.listed} count={summary?.totalListings} loading={loading} />
      <StoreStat label={texts.home.stats.hosted} count={summary?.totalEventsHosted} loading={loading} />
      <StoreStat
        label={texts.home.stats.watchlist}
        note={texts.home.stats.watched}
        count={summary?.totalWatchlist}
        loading={loading}
      />
    </dl>
  </Panel>
);

interface StoreStatProps {
  label: string;
  /** The number in a sentence. */
  note?: (count: number) => string;
  count: number | undefined;
  loading: boolean;
}

/** Without an answer there is no number to show, and zero would be a wrong one. */
const StoreStat = ({ label, note, count, loading }: StoreStatProps) => (
  <div className={classes.figure}>
    <dt className={classes.label}>{label}</dt>
    <dd className={classes.count}>
      {loading ? <Skeleton h="1.1em" w="3ch" /> : count === undefined ? '–' : texts.home.stats.count(count)}
    </dd>
    {note && loading && (
      <dd className={classes.note}>
        <Skeleton h="1.35em" w="80%" />
      </dd>
    )}
    {note && !loading && count !== undefined && <dd className={classes.note}>{note(count)}</dd>}
  </div>
);
