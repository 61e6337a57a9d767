/** The plans that the visitor keeps, the latest first. */
import { Skeleton } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type SavedPlanSummary, useGetSavedPlansQuery } from '../../api/saved-plans';
import { formatDateTime } from '../../lib/format-time-ago';
import { formatPrice } from '../../lib/money';
import { paths } from '../../lib/paths';
import { planPath } from '../../lib/plan-paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PlanActions } from './parts/plan-actions';
import { RemovePlan } from './parts/remove-plan';
import classes from './saved-plans.module.css';

export function SavedPlans() {
  const t = texts.savedPlans;
  const home = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<SavedPlanSummary | null>(null);
  const { currentData, error, isFetching, refetch } = useGetSavedPlansQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData && error)
    return (
      <ErrorState
        message={problemText(error, t.failed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!currentData)
    return (
      <div role="status" aria-label={t.loading} aria-busy className={classes.plans}>
        {['one', 'two', 'three'].map((key) => (
          <Skeleton key={key} h={130} radius="md" />
        ))}
      </div>
    );
  return (
    <section ref={home} tabIndex={-1} className={classes.list} aria-label={t.title}>
      {currentData.length === 0 ? (
        <EmptyState title={t.none} text={t.noneYet}>
          <ButtonLink size="l" to={paths.cover}>
            {t.cover}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={classes.plans}>
          {currentData.map((plan) => (
            <Plan key={plan.uuid} plan={plan} onRemove={() => setAsked(plan)} />
          ))}
        </ul>
      )}
      <RemovePlan plan={asked} home={home} onClose={() => setAsked(null)} />
    </section>
  );
}

interface PlanProps {
  plan: SavedPlanSummary;
  onRemove: () => void;
}

function Plan({ plan, onRemove }: PlanProps) {
  const t = texts.savedPlans;
  const heading = useId();
  const { uuid, title, kind, total, copies, stops, plannedAt, link } = plan;
  return (
    <li className={classes.plan} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        <Link to={planPath(uuid)} dir="auto">
          {title}
        </Link>
      </h2>
      <p className={classes.muted}>
        {texts.cover.kinds[kind]} · {t.summary(formatPrice(total), copies, stops)}
      </p>
      <p className={classes.muted}>
        <time dateTime={plannedAt}>{t.pricedAt(formatDateTime(plannedAt))}</time>
        {link !== null && ` · ${t.isShared}`}
      </p>
      <PlanActions plan={plan} onRemove={onRemove} />
    </li>
  );
}
