/** The hand-over at the table: one's own code, the other's code typed or scanned, and what differs. Works without a network. */
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DealDto } from '../../api/deals';
import { onPendingCodes, pendingCodes } from '../../browser/pending-codes';
import { partyName } from '../../entities/trade/party-name';
import { TradeSection } from '../../entities/trade/trade-section';
import { formatMoment } from '../../lib/format-date';
import { formatUntil } from '../../lib/format-until';
import { HAND_OVER_SECTION } from '../../lib/paths';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Hint } from '../../ui/hint';
import { Amendment } from './hand-over/amendment';
import { CodeForm } from './hand-over/code-form';
import classes from './hand-over/hand-over.module.css';
import { MyCode } from './hand-over/my-code';
import { handsOverCards, isAtCounter, isStoresOwn } from './parts/deal-words';
import { useSendPendingCodes } from './pending-codes';

export default function HandOver({ deal, scanned }: { deal: DealDto; scanned: string | null }) {
  if (isAtCounter(deal)) return <CounterCode deal={deal} />;
  return <AtTheTable deal={deal} scanned={scanned} />;
}

/** Cards that lie at a counter: who fetches them shows a code there. */
function CounterCode({ deal }: { deal: DealDto }) {
  const t = texts.dealEnds.counterCode;
  return (
    <TradeSection title={t.title} screenOnly>
      <p className={classes.text}>{t.text}</p>
      <MyCode key={`${deal.state} ${deal.handOver.revision}`} deal={deal} />
    </TradeSection>
  );
}

function AtTheTable({ deal, scanned }: { deal: DealDto; scanned: string | null }) {
  const t = texts.handOver;
  const who = partyName(deal.other);
  const { opensAt, closesAt, confirmedByMe, confirmedByOther, lockedUntil } = deal.handOver;
  const options = { timeZone: deal.meeting?.timeZone };
  const now = Date.now();
  const isEarly = opensAt === null || Date.parse(opensAt) > now;
  const isClosed = closesAt !== null && Date.parse(closesAt) < now;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocusWhenWanted(field, heading);
  return (
    <TradeSection title={t.title} heading={heading} screenOnly>
      {isClosed && <p className={classes.text}>{t.closed}</p>}
      {!isClosed && isEarly && opensAt && (
        <p className={classes.text}>{t.opens(formatUntil(opensAt, options))}</p>
      )}
      {!isClosed && !isEarly && deal.meeting?.witnessOnly && (
        <>
          <p className={classes.text}>{texts.dealEnds.witnessOnly.text}</p>
          <Amendment deal={deal} />
          <MyCode key={deal.handOver.revision} deal={deal} />
        </>
      )}
      {!isClosed && !isEarly && !deal.meeting?.witnessOnly && (
        <>
          <p className={classes.text}>{t.steps(who)}</p>
          {deal.store === null && deal.meeting?.store && (
            <p className={classes.text}>
              {deal.mayBeLeft && handsOverCards(deal) ? texts.dealEnds.mayLeave : texts.dealEnds.mayWitness}
            </p>
          )}
          <Amendment deal={deal} />
          <div className={classes.columns}>
            {confirmedByOther ? (
              <p className={classes.text} role="status">
                {t.theyConfirmed(who)}
              </p>
            ) : (
              <MyCode key={deal.handOver.revision} deal={deal} />
            )}
            <div className={classes.theirs}>
              {confirmedByMe ? (
                <p className={classes.text} role="status">
                  {t.youConfirmed}
                </p>
              ) : (
                <>
                  {lockedUntil && Date.parse(lockedUntil) > now && (
                    <Hint kind="warning" role="alert">
                      {t.locked(formatMoment(Date.parse(lockedUntil)))}
                    </Hint>
                  )}
                  {isStoresOwn(deal) && handsOverCards(deal) && <p className={classes.text}>{t.till}</p>}
                  <CodeForm
                    key={`${deal.handOver.revision} ${scanned}`}
                    deal={deal}
                    scanned={scanned}
                    field={field}
                  />
                </>
              )}
              <Waiting deal={deal} />
            </div>
          </div>
        </>
      )}
    </TradeSection>
  );
}

/** Takes the focus to the field, or to the heading without one, where the address asks for the hand-over; it leaves the address then. */
function useFocusWhenWanted(
  field: RefObject<HTMLInputElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== HAND_OVER_SECTION) return;
    const target = field.current ?? heading.current;
    target?.scrollIntoView({ block: field.current ? 'center' : 'start' });
    target?.focus({ preventScroll: true });
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
  }, [pathname, search, hash, state, navigate, field, heading]);
}

/** A code that was entered without a network, until it is sent. */
function Waiting({ deal }: { deal: DealDto }) {
  const t = texts.handOver;
  const codes = useSyncExternalStore(onPendingCodes, pendingCodes);
  const send = useSendPendingCodes();
  const [isBusy, setIsBusy] = useState(false);
  if (!codes.some((each) => each.deal === deal.uuid)) return null;
  return (
    <Hint kind="warning" role="status">
      {t.kept}{' '}
      <Button
        look="link"
        busy={isBusy}
        onClick={() => {
          setIsBusy(true);
          void send().finally(() => setIsBusy(false));
        }}
      >
        {t.sendNow}
      </Button>
    </Hint>
  );
}
