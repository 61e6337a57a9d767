/** What people report, of everybody or of one account: the cases that wait, urgent and oldest first, and those that are decided. */
import { Skeleton } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { type CaseSummary, type CaseView, useCasesInfiniteQuery } from '../../api/moderation';
import { formatDateTime, formatTimeAgo } from '../../lib/format-time-ago';
import { casePath, paths } from '../../lib/paths';
import { problemStatus, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import classes from './moderation.module.css';

const VIEWS = ['open', 'done'] as const;
const POLLING_MS = 60_000;

/** Whose cases an address shows; null where it shows those of everybody. */
const ABOUT_PARAM = 'about';
/** The cases about one account. */
export const casesAboutPath = (account: string): string =>
  `${paths.moderation}?${new URLSearchParams({ [ABOUT_PARAM]: account })}`;

export function Queue() {
  const t = texts.moderation.queue;
  const [params] = useSearchParams();
  const view: CaseView = params.get('view') === 'done' ? 'done' : 'open';
  const about = params.get(ABOUT_PARAM);
  const query = useCasesInfiniteQuery(
    { view, ...(about && { affected: about }) },
    { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const viewPath = (each: CaseView) =>
    `?${new URLSearchParams({ ...(each === 'done' && { view: each }), ...(about && { [ABOUT_PARAM]: about }) })}`;
  if (problemStatus(query.error) === 403) return <EmptyState title={t.only} text={t.onlyWhy} />;
  return (
    <div className={classes.stack}>
      <nav className={classes.views} aria-label={t.list}>
        {VIEWS.map((each) => (
          <ButtonLink
            key={each}
            look={each === view ? 'filled' : 'quiet'}
            to={viewPath(each)}
            aria-current={each === view ? 'page' : undefined}
          >
            {t.views[each]}
          </ButtonLink>
        ))}
      </nav>
      {about && (
        <p className={classes.row}>
          {t.ofOne} <Link to={paths.moderation}>{t.ofAll}</Link>
        </p>
      )}
      <PagedList
        query={query}
        label={t.views[view]}
        failure={problemText(query.error, t.failed)}
        skeleton={
          <div role="status" aria-label={t.loading} aria-busy>
            <Skeleton h={110} radius="md" />
          </div>
        }
        empty={about ? <EmptyState title={t.noneOfOne} /> : <EmptyState title={t.none} text={t.noneWhy} />}
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
