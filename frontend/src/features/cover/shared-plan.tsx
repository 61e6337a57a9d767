/** A plan that somebody has shared by its link, for anybody: stores by name, players by how far they are from who shared it. */
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type SharedPlan as Plan, type SharedStop, useGetSharedPlanQuery } from '../../api/saved-plans';
import { ConditionBadge } from '../../entities/listing/condition-badge';
import { formatDistance, unitOfLocale } from '../../lib/distance';
import { formatDateTime } from '../../lib/format-time-ago';
import { finishLabels } from '../../lib/listing-values';
import { formatPrice } from '../../lib/money';
import { coverListPath } from '../../lib/plan-paths';
import { problemStatus, problemText } from '../../lib/problem';
import { publicCardPath, storefrontPath } from '../../lib/public-paths';
import { useLocale } from '../../lib/use-locale';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageFrame } from '../../ui/page-frame';
import classes from './cover.module.css';
import { inOrder } from './in-order';
import { listText } from './list-text';
import { type MapStop, StopsMap } from './parts/stops-map';

export function SharedPlan({ link }: { link: string }) {
  const t = texts.savedPlans.shared;
  const {
    currentData: plan,
    error,
    isFetching,
    refetch,
  } = useGetSharedPlanQuery(link, {
    refetchOnMountOrArgChange: true,
  });
  if (plan && problemStatus(error) !== 404)
    return (
      <PageFrame
        title={plan.title}
        lead={texts.savedPlans.summary(formatPrice(plan.total), plan.copies, plan.stops.length)}
        actions={
          <ButtonLink
            to={coverListPath(listText([...plan.stops.flatMap(({ picks }) => picks), ...plan.missing]))}
          >
            {t.cover}
          </ButtonLink>
        }
      >
        <Found plan={plan} />
      </PageFrame>
    );
  return (
    <PageFrame title={t.fallback}>
      {problemStatus(error) === 404 ? (
        <EmptyState title={t.gone} text={t.goneWhy} />
      ) : error ? (
        <ErrorState
          message={problemText(error, t.failed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={t.loading} aria-busy>
          <Skeleton h={320} radius="md" />
        </div>
      )}
    </PageFrame>
  );
}

function Found({ plan: { kind, plannedAt, stops, missing } }: { plan: Plan }) {
  const t = texts.savedPlans;
  const lacking = missing.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <section className={classes.plan} aria-label={t.shared.list}>
      <p className={classes.muted}>
        {texts.cover.kinds[kind]} · <time dateTime={plannedAt}>{t.pricedAt(formatDateTime(plannedAt))}</time>.{' '}
        {t.shared.changes}
      </p>
      <StopsMap stops={stops.map(mapStop)} />
      <ol className={classes.stops}>
        {inOrder(stops).map((stop) => (
          <Stop key={stop.nth} stop={stop} />
        ))}
      </ol>
      {lacking > 0 && (
        <section className={classes.missing}>
          <h2 className={classes.stopName}>{t.shared.missing(lacking)}</h2>
          <ul className={classes.picks}>
            {inOrder(missing).map(({ nth, cardName, copies }) => (
              <li key={nth}>
                {copies}× {cardName}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function mapStop({ store, name, picks, total }: SharedStop, place: number): MapStop {
  const copies = picks.reduce((sum, pick) => sum + pick.copies, 0);
  return { nth: place + 1, store: store && name ? { uuid: store, name } : null, copies, total };
}

function Stop({ stop }: { stop: SharedStop }) {
  const { store, name, address, picks, total } = stop;
  return (
    <li className={classes.stop}>
      <div className={classes.stopHead}>
        <h2 className={classes.stopName}>
          {store && name ? <Link to={storefrontPath(store)}>{name}</Link> : nameless(stop)}
        </h2>
        <span className={classes.price}>{formatPrice(total)}</span>
      </div>
      <About stop={stop} />
      {address && <p className={classes.muted}>{address}</p>}
      <ul className={classes.picks}>
        {inOrder(picks).map((pick) => (
          <li key={pick.nth} className={classes.pick}>
            <span>
              {pick.copies}× <Link to={publicCardPath(pick.cardId)}>{pick.cardName}</Link>{' '}
              <span className={classes.muted}>
                {pick.cardSet} {pick.cardNumber}
                {pick.finish !== 'NONFOIL' && ` · ${finishLabels[pick.finish]}`}
                {pick.language !== 'en' && ` · ${pick.language.toUpperCase()}`}
              </span>{' '}
              <ConditionBadge condition={pick.condition} />
            </span>
            <span className={classes.price}>
              {pick.price === null ? texts.cover.unknownPrice : formatPrice(pick.price)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const nameless = ({ role }: SharedStop): string =>
  role === 'STORE' ? texts.savedPlans.shared.goneStore : texts.cover.someone;

function About({ stop: { role, distance } }: { stop: SharedStop }) {
  const locale = useLocale();
  const far = distance && formatDistance(distance, unitOfLocale(locale), locale);
  return (
    <p className={classes.muted}>
      {role === 'STORE' ? texts.cover.store : texts.cover.player}
      {far && ` · ${texts.savedPlans.shared.from(far)}`}
    </p>
  );
}
