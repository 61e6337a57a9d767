/** The files that were imported, the latest first. */
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { StockImportDto } from '../../../api/stock-imports';
import { formatDateTime } from '../../../lib/format-time-ago';
import { paths } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { PagedList, type ReadOn } from '../../../ui/paged-list';
import classes from './history.module.css';
import { changedCopies } from './totals';

export function History({ query }: { query: ReadOn<StockImportDto> & { error?: unknown } }) {
  const t = texts.stockImport.history;
  return (
    <section className={classes.history} aria-label={t.title}>
      <h2 className={classes.title}>{t.title}</h2>
      <PagedList
        query={query}
        failure={problemText(query.error, t.failed)}
        skeleton={<HistorySkeleton />}
        empty={
          <p className={classes.none}>
            {t.none} {t.noneYet}
          </p>
        }
      >
        {(imports, list) => (
          <ul ref={list} className={classes.list}>
            {imports.map((each) => (
              <Past key={each.uuid} import={each} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

const Past = ({ import: past }: { import: StockImportDto }) => (
  <li className={classes.past}>
    <Link to={`${paths.stockImport}?import=${past.uuid}`}>{past.name}</Link>
    <span className={classes.said}>
      {texts.stockImport.settings.modes[past.choices.mode]}
      {past.difference && ` · ${texts.stockImport.history.copies(changedCopies(past.difference))}`}
    </span>
    <time className={classes.said} dateTime={past.committedAt ?? past.createdAt}>
      {formatDateTime(past.committedAt ?? past.createdAt)}
    </time>
  </li>
);

const HistorySkeleton = () => (
  <div role="status" aria-label={texts.stockImport.history.loading} aria-busy>
    {['one', 'two', 'three'].map((key) => (
      <Skeleton key={key} h={44} mb={8} />
    ))}
  </div>
);
