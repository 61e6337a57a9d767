/** What people report: the cases that wait, urgent and oldest first, and those that are decided. */
import { Skeleton } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { type CaseSummary, type CaseView, useCasesInfiniteQuery } from '../../api/moderation';
import { formatDateTime, formatTimeAgo } from '../../lib/format-time-ago';
import { casePath } from '../../lib/paths';
import { problemStatus, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import classes from './moderation.module.css';

const VIEWS = ['open', 'done'] as const;
const POLLING_MS = 60_000;

export function Queue() {
  const t = texts.moderation.queue;
  const [params] = useSearchParams();
  const view: CaseView = params.get('view') === 'done' ? 'done' : 'open';
  const query = useCasesInfiniteQuery(view, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  if (problemStatus(query.error) === 403) return <EmptyState title={t.only} text={t.onlyWhy} />;
  return (
    <div className={classes.stack}>
      <nav className={classes.views} aria-label={t.list}>
        {VIEWS.map((each) => (
          <ButtonLink
            key={each}
            look={each === view ? 'filled' : 'quiet'}
            to={each === 'open' ? '?' : `?view=${each}`}
            aria-current={each === view ? 'page' : undefined}
          >
            {t.views[each]}
          </ButtonLink>
        ))}
      </nav>
      <PagedList
        query={query}
        label={t.views[view]}
        failure={problemText(query.error, t.failed)}
        skeleton={
          <div role="status" aria-label={t.loading} aria-busy>
            <Skeleton h={110} radius="md" />
          </div>
        }
        empty={<EmptyState title={t.none} text={t.noneWhy} />}
      >
        {(cases, list) => (
          <ul ref={list} className={classes.list}>
            {cases.map((each) => (
              <li key={each.uuid}>
                <Entry found={each} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Entry({ found }: { found: CaseSummary }) {
  const t = texts.moderation.queue;
  const { kinds, categories } = texts.moderation;
  const { uuid, target, title, affected, isUrgent, state, reports, waitingSince } = found;
  return (
    <Link to={casePath(uuid)} className={classes.box} data-urgent={isUrgent || undefined}>
      <span className={classes.name}>
        {kinds[target.kind]}: <bdi>{title}</bdi>
      </span>
      <span>
        {isUrgent && <span className={classes.urgent}>{t.urgent} · </span>}
        {state === 'COMPLAINED' && `${t.complaint} · `}
        {found.categories.map((category) => categories[category]).join(' · ')}
      </span>
      <span className={classes.muted}>
        {t.of(affected.name || t.closed)} · {t.reports(reports)} ·{' '}
        <time dateTime={waitingSince} title={formatDateTime(waitingSince)}>
          {formatTimeAgo(waitingSince)}
        </time>
      </span>
    </Link>
  );
}
