/** One plan: its stops with their copies, its total, and what it misses. */
import { type ReactNode, useId, useRef } from 'react';
import type { CoverDto, CoverPlan, CoverPlanStop, CoverRelaxation } from '../../../api/cover';
import type { DistanceUnit } from '../../../lib/distance';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../cover.module.css';
import { planText } from '../plan-text';
import { Missing } from './missing';
import { PlanStop } from './plan-stop';
import { type MapStop, StopsMap } from './stops-map';

const t = texts.cover;

interface PlanCardProps {
  answer: CoverDto;
  plan: CoverPlan;
  /** What it is the best at. */
  title: string;
  unit: DistanceUnit | null;
  /** Null where the next best can't be taken: the plan is as it was planned. */
  onRelax: ((card: number, relaxation: CoverRelaxation) => void) | null;
  /** What else can be done with it. */
  actions?: ReactNode;
}

export function PlanCard({ answer, plan, title, unit, onRelax, actions }: PlanCardProps) {
  const heading = useId();
  const home = useRef<HTMLElement>(null);
  const wanted = answer.cards.reduce((sum, { copies }) => sum + copies, 0);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(planText(answer, plan));
      toastSuccess(t.copied);
    } catch {
      toastError(t.notCopied);
    }
  };
  // This plan alone: the style sheet for paper leaves the others out.
  const print = () => {
    home.current?.setAttribute('data-printed', '');
    window.print();
    home.current?.removeAttribute('data-printed');
  };
  return (
    <article ref={home} className={classes.plan} aria-labelledby={heading}>
      <header className={classes.planHead}>
        <h2 id={heading} className={classes.planTitle}>
          {title}
        </h2>
        <p className={classes.total}>
          <span className={classes.muted}>{t.total}</span> {formatPrice(plan.total)}
        </p>
        <p className={classes.muted}>
          {t.summary(plan.copies, wanted, plan.stops.length)}
          {plan.unpriced > 0 && ` · ${t.unpriced(plan.unpriced)}`}
        </p>
      </header>
      <StopsMap stops={plan.stops.map((of, nth) => mapStop(answer, of, nth + 1))} isOwn />
      <ol className={classes.stops}>
        {plan.stops.map((stop) => (
          <PlanStop key={stop.stop} answer={answer} of={stop} unit={unit} />
        ))}
      </ol>
      <Missing answer={answer} missing={plan.missing} onRelax={onRelax} />
      <div className={`${classes.buttons} ${classes.unprinted}`}>
        <Button look="quiet" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button look="quiet" onClick={print}>
          {t.print}
        </Button>
        {actions}
      </div>
    </article>
  );
}

function mapStop({ stops }: CoverDto, { stop, picks, total }: CoverPlanStop, nth: number): MapStop {
  const { uuid, name, role } = stops[stop] ?? {};
  const store = role === 'STORE' && uuid && name ? { uuid, name } : null;
  return { nth, store, total, copies: picks.reduce((sum, { copies }) => sum + copies, 0) };
}
