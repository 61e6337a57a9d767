/** The reports of the last days, the latest first. */
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ReconciliationDto } from '../../../api/stock-reconciliations';
import { formatDateTime } from '../../../lib/format-time-ago';
import { paths } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { PagedList, type ReadOn } from '../../../ui/paged-list';
import classes from '../parts/history.module.css';

export function ReportHistory({ query }: { query: ReadOn<ReconciliationDto> }) {
  const t = texts.stockReconcile;
  return (
    <section className={classes.history} aria-label={t.history}>
      <h2 className={classes.title}>{t.history}</h2>
      <PagedList
        query={query}
        failure={problemText(query.error, t.historyFailed)}
        skeleton={
          <div role="status" aria-label={t.loading} aria-busy>
            <Skeleton h={44} mb={8} />
          </div>
        }
        empty={<p className={classes.none}>{t.noHistory}</p>}
      >
        {(reports, list) => (
          <ul ref={list} className={classes.list}>
            {reports.map((report) => (
              <li key={report.uuid} className={classes.past}>
                <Link to={`${paths.stockReconcile}?report=${report.uuid}`}>{report.name}</Link>
                <span className={classes.said}>{saidOf(report)}</span>
                <time className={classes.said} dateTime={report.createdAt}>
                  {formatDateTime(report.createdAt)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function saidOf({ state, totals }: ReconciliationDto): string {
  const t = texts.stockReconcile;
  if (state !== 'READY') return t.states[state];
  return totals ? t.differ(totals.lines - totals.agreeing) : '';
}
