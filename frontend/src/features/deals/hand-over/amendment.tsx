/** What differs at the table: lines that stay with their owner, and conditions to correct. Both have to agree. */
import { useState } from 'react';
import { type DealDto, useAgreeAmendmentMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { conditionLabels } from '../../../lib/listing-values';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { useStep } from '../parts/use-step';
import classes from './hand-over.module.css';

const form = lazyWithPreload(() => import('./amendment-form'));

export function Amendment({ deal }: { deal: DealDto }) {
  const t = texts.handOver;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {deal.amendment && <Suggested deal={deal} amendment={deal.amendment} />}
      {!isOpen && (
        <div className={classes.actions}>
          <Button
            look="quiet"
            onPointerEnter={form.preload}
            onFocus={form.preload}
            onClick={() => setIsOpen(true)}
          >
            {t.change}
          </Button>
        </div>
      )}
      <LazyBoundary isNeeded={isOpen}>
        {isOpen && <form.Component deal={deal} onClose={() => setIsOpen(false)} />}
      </LazyBoundary>
    </>
  );
}

function Suggested({ deal, amendment }: { deal: DealDto; amendment: NonNullable<DealDto['amendment']> }) {
  const t = texts.handOver;
  const [agree] = useAgreeAmendmentMutation();
  const { step, isBusy } = useStep();
  const isTheirs = amendment.by === deal.other.uuid;
  const nameOf = (nth: number) => deal.lines.find((line) => line.nth === nth)?.card.name ?? '';
  const who = partyName(deal.other);
  return (
    <div className={classes.form} role="status">
      <p className={classes.text}>{isTheirs ? t.suggestedByOther(who) : t.suggestedByYou(who)}</p>
      <ul className={classes.lines}>
        {amendment.struck.map((nth) => (
          <li key={`struck ${nth}`} className={classes.line}>
            {t.struckLine(nameOf(nth))}
          </li>
        ))}
        {amendment.conditions.map(({ nth, condition }) => (
          <li key={`condition ${nth}`} className={classes.line}>
            {t.conditionLine(nameOf(nth), conditionLabels[condition])}
          </li>
        ))}
      </ul>
      {isTheirs && (
        <div className={classes.actions}>
          <Button
            size="l"
            busy={isBusy}
            onClick={() =>
              void step(() => agree({ uuid: deal.uuid, 'If-Match': etagOf(deal) }), {
                success: t.agreed,
                failure: t.notAgreed,
              })
            }
          >
            {t.agree}
          </Button>
        </div>
      )}
    </div>
  );
}
