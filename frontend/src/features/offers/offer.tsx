/** An offer: whose answer it waits for, its sheet, what has changed since the version before, and what can be done. */
import { Skeleton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useOnceLive } from '../../api/notification-reads';
import { type OfferWithRevisions, useGetOfferQuery } from '../../api/offers';
import { partyName } from '../../entities/trade/party-name';
import { TradeSection } from '../../entities/trade/trade-section';
import { TradeSheet } from '../../entities/trade/trade-sheet';
import { TradeState } from '../../entities/trade/trade-state';
import { formatUntil } from '../../lib/format-until';
import { dealPath, paths } from '../../lib/paths';
import { problemStatus, problemText } from '../../lib/problem';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageFrame } from '../../ui/page-frame';
import classes from './offer.module.css';
import { Answers } from './parts/answers';
import { AtEvent } from './parts/at-event';
import { Difference } from './parts/difference';
import { otherOf, sideOf } from './parts/offer-sides';
import { Revisions } from './parts/revisions';

const POLLING_MS = 30_000;

interface OfferProps {
  uuid: string;
  me: string;
  /** What the page has to say of the other party, and what the two have written. */
  aside?: OfferAside;
}

/** Parts of other features, which the page brings. */
export interface OfferAside {
  record: (account: string) => ReactNode;
  /** The menu to report it or block the other. */
  safety?: (offer: OfferWithRevisions, other: { uuid: string; name: string }) => ReactNode;
  thread: (offer: OfferWithRevisions, me: string, who: string) => ReactNode;
}

export function Offer({ uuid, me, aside }: OfferProps) {
  const t = texts.offers;
  const { currentData, error, isFetching, refetch, startedTimeStamp } = useGetOfferQuery(uuid, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  useOnceLive(me, startedTimeStamp, refetch);
  if (currentData) return <Loaded offer={currentData} me={me} aside={aside} />;
  if (error && problemStatus(error) === 404)
    return (
      <PageFrame title={t.anyOffer}>
        <EmptyState title={t.unknown} text={t.unknownWhy}>
          <ButtonLink size="l" to={paths.inbox}>
            {t.toInbox}
          </ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  return (
    <PageFrame title={t.anyOffer}>
      {error ? (
        <ErrorState
          message={problemText(error, t.failed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={t.loading} aria-busy className={classes.offer}>
          <Skeleton h={96} radius="md" />
          <Skeleton h={280} radius="md" />
        </div>
      )}
    </PageFrame>
  );
}

interface LoadedProps {
  offer: OfferWithRevisions;
  me: string;
  aside: OfferAside | undefined;
}

function Loaded({ offer, me, aside }: LoadedProps) {
  const t = texts.offers;
  const other = otherOf(offer, me);
  const who = partyName(other);
  const isMyTurn = offer.turn === me;
  const home = useRef<HTMLParagraphElement>(null);
  const focusProps = useFocusWhenLost(home);
  return (
    <PageFrame
      title={t.title(who)}
      breadcrumbs={<Crumbs above={[{ label: texts.trades.inbox, to: paths.inbox }]} here={t.title(who)} />}
      actions={
        offer.state !== 'DRAFT' && (
          <span className={classes.menuPlace}>{aside?.safety?.(offer, { uuid: other.uuid, name: who })}</span>
        )
      }
    >
      <div className={classes.offer} {...focusProps}>
        <TradeState sentence={sentenceOf(offer, me, who)} isMyTurn={isMyTurn} home={home}>
          {offer.state === 'OPEN' && (
            <p className={classes.text}>
              {t.revision(offer.revision)}
              {offer.expiresAt && (
                <>
                  {' '}
                  · <time dateTime={offer.expiresAt}>{t.expires(formatUntil(offer.expiresAt))}</time>
                </>
              )}
            </p>
          )}
          {offer.event && (
            <p className={classes.text}>
              <AtEvent event={offer.event} />
            </p>
          )}
          {offer.othersAsked > 0 && <p className={classes.text}>{t.othersAsked(offer.othersAsked)}</p>}
          {offer.deal && (
            <ButtonLink size="l" to={dealPath(offer.deal)}>
              {t.toDeal}
            </ButtonLink>
          )}
          <Answers offer={offer} me={me} who={who} home={home} />
          {/* It comes late: above the buttons it would move them from under a finger. */}
          {offer.state === 'OPEN' && aside?.record(other.uuid)}
        </TradeState>
        {offer.note && (
          <TradeSection title={t.note}>
            <p className={classes.note} dir="auto">
              {offer.note}
            </p>
          </TradeSection>
        )}
        <Difference offer={offer} me={me} who={who} />
        <TradeSheet sheet={offer.sheet} lines={offer.lines} me={sideOf(offer, me)} other={who} />
        {offer.state !== 'DRAFT' && aside?.thread(offer, me, who)}
        <Revisions offer={offer} me={me} who={who} />
      </div>
    </PageFrame>
  );
}

function sentenceOf({ state, kind, turn }: OfferWithRevisions, me: string, who: string): string {
  const t = texts.offers.states;
  switch (state) {
    case 'DRAFT':
      return t.draft;
    case 'OPEN':
      if (kind === 'HOLD') return turn === me ? t.holdAsked(who) : t.holdAskedByYou(who);
      return turn === me ? t.yourTurn(who) : t.theirTurn(who);
    case 'ACCEPTED':
      return t.accepted;
    case 'DECLINED':
      return t.declined;
    case 'WITHDRAWN':
      return t.withdrawn;
    case 'EXPIRED':
      return t.expired;
    case 'VOID':
      return t.void;
  }
}
