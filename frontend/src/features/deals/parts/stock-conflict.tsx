/** A deal keeps cards that their owner's stock says are gone: the owner says whether they have them, the other waits. */
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type DealDto, useResolveStockConflictMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { TradeSection } from '../../../entities/trade/trade-section';
import { cardPath } from '../../../lib/card-paths';
import { formatUntil } from '../../../lib/format-until';
import { formatPrice } from '../../../lib/money';
import { dealPath, handOverPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Hint } from '../../../ui/hint';
import classes from '../deal.module.css';
import { isAtTheTable } from './deal-words';
import { useAskedStep } from './use-step';

type InConflict = Pick<DealDto, 'uuid' | 'state' | 'version' | 'other' | 'lines' | 'conflict'>;

export function StockConflict({ deal }: { deal: InConflict }) {
  const t = texts.stockConflicts;
  const { conflict, other } = deal;
  if (!conflict) return null;
  const until = formatUntil(conflict.until);
  if (conflict.by === other.uuid) return <Hint kind="warning">{t.theirs(partyName(other), until)}</Hint>;
  const missing = deal.lines.filter(({ listing }) => conflict.listings.includes(listing));
  return (
    <Hint kind="warning">
      <ul className={classes.plain}>
        {missing.map(({ nth, card }) => (
          <li key={nth}>
            {card.name} · {card.setCode.toUpperCase()} #{card.number}
          </li>
        ))}
      </ul>
      <p className={classes.text}>
        {t.promisedTo(partyName(other))}. {t.ask(t.by(until))}
      </p>
      <Answers deal={deal} />
    </Hint>
  );
}

function Answers({ deal }: { deal: InConflict }) {
  const t = texts.stockConflicts;
  const who = partyName(deal.other);
  const [resolve] = useResolveStockConflictMutation();
  const { ask, step, dialog } = useAskedStep();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const mayHandOver = isAtTheTable(deal);
  const answer = (isThere: boolean, success: string, onDone?: () => void) => {
    const sent = { uuid: deal.uuid, 'If-Match': etagOf(deal), resolveConflict: { isThere } };
    void step(() => resolve(sent), { success, failure: t.notSaved }, onDone);
  };
  // On the page of the deal it is no step that Back takes back.
  const toHandOver = () =>
    void navigate(handOverPath(deal.uuid), { replace: pathname === dealPath(deal.uuid) });
  return (
    <>
      {mayHandOver && <p className={classes.text}>{t.gaveHint(who)}</p>}
      <div className={classes.actions}>
        <Button size="l" busy={dialog.busy} aria-label={t.haveFor(who)} onClick={() => answer(true, t.kept)}>
          {t.have}
        </Button>
        {mayHandOver && (
          <Button
            look="quiet"
            size="l"
            busy={dialog.busy}
            onClick={() => answer(true, t.gaveDone(who), toHandOver)}
          >
            {t.gave(who)}
          </Button>
        )}
        <Button look="quiet" size="l" busy={dialog.busy} aria-label={t.soldFor(who)} onClick={ask}>
          {t.sold}
        </Button>
      </div>
      <ConfirmDialog
        {...dialog}
        title={t.soldTitle(who)}
        confirm={t.sold}
        cancel={t.keep}
        danger
        onConfirm={() => answer(false, t.canceled(who))}
      >
        {t.soldText(who)}
      </ConfirmDialog>
    </>
  );
}

/** What others have of cards that the other has sold elsewhere. */
export function Elsewhere({ deal: { nextBest, lines } }: { deal: DealDto }) {
  const t = texts.stockConflicts;
  if (nextBest.length === 0) return null;
  return (
    <TradeSection title={t.elsewhere}>
      <ul className={classes.plain}>
        {nextBest.map(({ nth, listing, name, price }) => {
          const card = lines.find((line) => line.nth === nth)?.card;
          return (
            card && (
              <li key={listing}>
                <Link to={cardPath(card.id)}>{card.name}</Link> <bdi>{t.offer(name, formatPrice(price))}</bdi>
              </li>
            )
          );
        })}
      </ul>
    </TradeSection>
  );
}
