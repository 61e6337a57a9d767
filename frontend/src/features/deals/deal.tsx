/** A deal: its state in one sentence, what is next, where and when, the sheet, the hand-over, and what has happened. */
import { Skeleton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { type DealDto, isMine, useGetDealQuery } from '../../api/deals';
import { useOnceLive } from '../../api/notification-reads';
import { partyName } from '../../entities/trade/party-name';
import { TradeSheet } from '../../entities/trade/trade-sheet';
import { TradeState } from '../../entities/trade/trade-state';
import { formatUntil } from '../../lib/format-until';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { paths } from '../../lib/paths';
import { problemStatus, problemText } from '../../lib/problem';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { PageFrame } from '../../ui/page-frame';
import classes from './deal.module.css';
import {
  isAtCounter,
  isAtTheTable,
  isHandedOver,
  isLive,
  isStoresOwn,
  sentenceOf,
  turnOf,
} from './parts/deal-words';
import { Endings } from './parts/endings';
import { History } from './parts/history';
import { LostPlace } from './parts/lost-place';
import { Meeting } from './parts/meeting';
import { isAskedToEnd, nextStepOf } from './parts/next-step';
import { PriceNotes } from './parts/price-notes';
import { PutAside } from './parts/put-aside';
import { Signals } from './parts/signals';
import { Slip } from './parts/slip';
import { Elsewhere, StockConflict } from './parts/stock-conflict';

const handOver = lazyWithPreload(() => import('./hand-over'));
const unconfirmed = lazyWithPreload(() => import('./parts/unconfirmed'));

/** The other acts at the same table: how often a live deal is read again, in milliseconds. */
const POLLING_MS = 15_000;
const HANDING_POLLING_MS = 4_000;

interface DealProps {
  uuid: string;
  /** The account that reads. */
  me: string;
  /** What the page has to say of the other party, of a deal that was handed over, and what the two have written. */
  aside?: DealAside;
  /** A code that the address brings, as a scanned QR code does. */
  scanned?: string | null;
}

/** Parts of other features, which the page brings. */
export interface DealAside {
  record: (account: string) => ReactNode;
  thread: (deal: DealDto, me: string, isBeforeHandOver: boolean) => ReactNode;
  review: (deal: DealDto) => ReactNode;
  /** The menu to report it or block the other. */
  safety?: (deal: DealDto) => ReactNode;
}

export function Deal({ uuid, me, scanned = null, aside }: DealProps) {
  const t = texts.deals;
  const { deal, error, isFetching, refetch } = useDeal(uuid, me);
  if (!deal && error && problemStatus(error) === 404)
    return (
      <PageFrame title={t.anyDeal}>
        <EmptyState title={t.unknown} text={t.unknownWhy}>
          <ButtonLink size="l" to={paths.inbox}>
            {t.toInbox}
          </ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  if (!deal)
    return (
      <PageFrame title={t.anyDeal}>
        {error ? (
          <ErrorState
            message={problemText(error, t.failed)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={t.loading} aria-busy className={classes.deal}>
            <Skeleton h={96} radius="md" />
            <Skeleton h={220} radius="md" />
            <Skeleton h={280} radius="md" />
          </div>
        )}
      </PageFrame>
    );
  return <Loaded key={deal.uuid} deal={deal} me={me} scanned={scanned} aside={aside} />;
}

/** Read again from time to time while something may happen; the last answer stays where a later one fails. */
function useDeal(uuid: string, me: string) {
  const { data, currentData, error, isFetching, refetch, startedTimeStamp } = useGetDealQuery(uuid, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  useOnceLive(me, startedTimeStamp, refetch);
  const deal = currentData ?? (data?.uuid === uuid ? data : undefined);
  useGetDealQuery(uuid, {
    skip: deal?.state !== 'HANDING',
    pollingInterval: HANDING_POLLING_MS,
    skipPollingIfUnfocused: true,
  });
  return { deal, error, isFetching, refetch };
}

interface LoadedProps {
  deal: DealDto;
  me: string;
  scanned: string | null;
  aside: DealAside | undefined;
}

function Loaded({ deal, me, scanned, aside }: LoadedProps) {
  const t = texts.deals;
  const who = partyName(deal.other);
  const turn = turnOf(deal);
  const isMyTurn = deal.whoseTurn !== null && deal.whoseTurn !== deal.other.uuid;
  const next = nextStepOf(deal);
  // The sentence above says until when.
  const isHeld = deal.kind === 'HOLD' && (deal.state === 'SCHEDULED' || deal.state === 'READY');
  const hasSlip = isStoresOwn(deal) && isLive(deal);
  const home = useRef<HTMLParagraphElement>(null);
  const focusProps = useFocusWhenLost(home);
  return (
    <PageFrame
      title={t.title(who)}
      breadcrumbs={<Crumbs above={[{ label: texts.trades.inbox, to: paths.inbox }]} here={t.title(who)} />}
      actions={
        <>
          <Button look="quiet" onClick={() => window.print()}>
            {hasSlip ? t.ready.slip : texts.sheet.print}
          </Button>
          <span className={classes.menuPlace}>{aside?.safety?.(deal)}</span>
        </>
      }
    >
      <div className={classes.deal} data-slip={hasSlip || undefined} {...focusProps}>
        <TradeState sentence={sentenceOf(deal)} isMyTurn={isMyTurn} home={home}>
          {deal.endNote && (
            <p className={classes.note} dir="auto">
              {t.quoted(deal.endNote)}
            </p>
          )}
          {turn && (
            <p className={classes.turn}>
              <strong>{turn}</strong>
              {deal.dueAt && !isHeld && (
                <>
                  {' '}
                  ·{' '}
                  <time dateTime={deal.dueAt}>
                    {t.due(formatUntil(deal.dueAt, { timeZone: deal.meeting?.timeZone }))}
                  </time>
                </>
              )}
            </p>
          )}
          {next && <p className={classes.text}>{next}</p>}
          <StockConflict deal={deal} />
          <LostPlace deal={deal} />
          <PutAside deal={deal} />
        </TradeState>
        {/* The key makes it one element in either place: a question that is open stays when the other asks to end the deal. */}
        {isAskedToEnd(deal) && <Endings key="endings" deal={deal} />}
        <Elsewhere deal={deal} />
        {isHandedOver(deal) && aside?.review(deal)}
        {(isAtTheTable(deal) || (isAtCounter(deal) && isMyTurn)) && (
          <LazyBoundary isNeeded isAwaited={false}>
            <handOver.Component deal={deal} scanned={scanned} />
          </LazyBoundary>
        )}
        {(deal.state === 'UNANSWERED' || deal.isAskedWhetherMet) && (
          <LazyBoundary isNeeded isAwaited={false}>
            <unconfirmed.Component deal={deal} />
          </LazyBoundary>
        )}
        <div className={classes.side}>
          <Signals deal={deal} />
          <Meeting deal={deal} />
        </div>
        {/* It comes late: higher up it would move buttons from under a finger. */}
        {isLive(deal) && aside?.record(deal.other.uuid)}
        {aside?.thread(deal, me, isLive(deal))}
        <TradeSheet sheet={deal.sheet} lines={deal.lines} me={deal.me} other={who} isFrozen />
        <PriceNotes deal={deal} />
        {!isAskedToEnd(deal) && <Endings key="endings" deal={deal} />}
        <History deal={deal} />
      </div>
      {hasSlip && <Slip deal={{ ...deal, lines: deal.lines.filter((line) => isMine(line, deal)) }} />}
    </PageFrame>
  );
}
