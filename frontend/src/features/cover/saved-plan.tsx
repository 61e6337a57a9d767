/** A plan that the visitor keeps: as it was planned last, with what can be done about it and its link. */
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnPlace } from '../../api/own-place';
import { type SavedPlan as Plan, useGetSavedPlanQuery } from '../../api/saved-plans';
import { formatDateTime } from '../../lib/format-time-ago';
import { paths } from '../../lib/paths';
import { coverListPath } from '../../lib/plan-paths';
import { problemStatus, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageFrame } from '../../ui/page-frame';
import { listText } from './list-text';
import { LeftOut } from './parts/left-out';
import { PlanActions } from './parts/plan-actions';
import { PlanCard } from './parts/plan-card';
import { PlanSharing } from './parts/plan-sharing';
import { RemovePlan } from './parts/remove-plan';
import classes from './saved-plans.module.css';

interface SavedPlanProps {
  uuid: string;
}

export function SavedPlan({ uuid }: SavedPlanProps) {
  const t = texts.savedPlans;
  const {
    currentData: kept,
    error,
    isFetching,
    refetch,
  } = useGetSavedPlanQuery(uuid, {
    refetchOnMountOrArgChange: true,
  });
  const isGone = problemStatus(error) === 404;
  // The cache keeps the plan after a failed refetch: right without a network, wrong once the plan is deleted.
  const plan = isGone ? undefined : kept;
  const title = plan?.title ?? t.title;
  return (
    <PageFrame title={title} breadcrumbs={<Above here={title} />}>
      {plan && <Found plan={plan} />}
      {isGone && (
        <EmptyState title={t.plan.gone} text={t.plan.goneWhy}>
          <ButtonLink size="l" to={paths.savedPlans}>
            {t.title}
          </ButtonLink>
        </EmptyState>
      )}
      {!plan && error && !isGone && (
        <ErrorState
          message={problemText(error, t.plan.failed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!plan && !error && (
        <div role="status" aria-label={t.plan.loading} aria-busy>
          <Skeleton h={320} radius="md" />
        </div>
      )}
    </PageFrame>
  );
}

const Above = ({ here }: { here: string }) => (
  <Crumbs
    above={[
      { label: texts.app.tabs.cards, to: paths.cards },
      { label: texts.cover.title, to: paths.cover },
      { label: texts.savedPlans.title, to: paths.savedPlans },
    ]}
    here={here}
  />
);

function Found({ plan }: { plan: Plan }) {
  const t = texts.savedPlans;
  const navigate = useNavigate();
  const { unit } = useOwnPlace();
  const [isAsked, setIsAsked] = useState(false);
  const { answer, plannedAt } = plan;
  const [planned] = answer.plans;
  return (
    <>
      <p className={classes.about}>
        <time dateTime={plannedAt}>{t.pricedAt(formatDateTime(plannedAt))}</time>. {t.plan.changes}
      </p>
      <div className={`${classes.actions} ${classes.unprinted}`}>
        <PlanActions plan={plan} onRemove={() => setIsAsked(true)} />
        <ButtonLink look="quiet" to={coverListPath(listText(answer.cards))}>
          {t.again}
        </ButtonLink>
      </div>
      <LeftOut lines={answer.leftOut} />
      {planned && (
        <PlanCard
          answer={answer}
          plan={planned}
          title={texts.cover.kinds[planned.kind]}
          unit={unit}
          onRelax={null}
        />
      )}
      <RemovePlan
        plan={isAsked ? plan : null}
        onClose={() => setIsAsked(false)}
        onRemoved={() => void navigate(paths.savedPlans, { replace: true })}
      />
      <PlanSharing uuid={plan.uuid} link={plan.link} />
    </>
  );
}
