/** The plans side by side: on a phone one below the other. */
import type { CoverDto, CoverPlan, CoverRequest } from '../../../api/cover';
import type { DistanceUnit } from '../../../lib/distance';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { OptionalPart } from '../../../ui/optional-part';
import classes from '../cover.module.css';
import { relaxed } from '../relaxed';
import { PlanCard } from './plan-card';

const t = texts.cover;
const loadSave = () => import('../save-plan');

interface PlansProps {
  answer: CoverDto;
  asked: CoverRequest;
  unit: DistanceUnit | null;
  onAsk: (request: CoverRequest) => void;
}

export function Plans({ answer, asked, unit, onAsk }: PlansProps) {
  const isEmpty = answer.stops.length === 0;
  const anywhere = () => onAsk({ ...asked, anywhere: true });
  return (
    <section aria-label={t.plans}>
      {answer.isPartial && <p className={classes.muted}>{t.partial}</p>}
      <div className={`${classes.buttons} ${classes.unprinted}`}>
        <Button look="quiet" onClick={() => onAsk(asked)}>
          {t.refresh}
        </Button>
        {!asked.anywhere && (
          <Button look="quiet" onClick={anywhere}>
            {t.anywhere}
          </Button>
        )}
        {!asked.trade && (
          <Button look="quiet" onClick={() => onAsk({ ...asked, trade: true })}>
            {t.trade}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <EmptyState title={t.nobody} text={t.nobodyHint} />
      ) : (
        <div className={classes.plans}>
          {distinct(answer.plans).map(([plan, ...same]) => (
            <PlanCard
              key={plan.kind}
              answer={answer}
              plan={plan}
              title={[plan, ...same].map(({ kind }) => t.kinds[kind]).join(' · ')}
              unit={unit}
              onRelax={(card, relaxation) => onAsk(relaxed(asked, answer, card, relaxation))}
              actions={
                // Another answer is another plan to save.
                <OptionalPart key={answer.plannedAt} load={loadSave} asked={asked} kind={plan.kind} />
              }
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Plans with the same stops and copies are one: it is shown once, by all its names. */
function distinct(plans: readonly CoverPlan[]): [CoverPlan, ...CoverPlan[]][] {
  const found = new Map<string, [CoverPlan, ...CoverPlan[]]>();
  for (const plan of plans) {
    const content = JSON.stringify([plan.stops, plan.missing]);
    const same = found.get(content);
    if (same) same.push(plan);
    else found.set(content, [plan]);
  }
  return [...found.values()];
}
