/** Where and when two meet: what is agreed, what one suggests and the other confirms, and the file for a calendar. */
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type DealDto,
  type MeetingDto,
  useConfirmMeetingMutation,
  useLazyMeetingCalendarQuery,
} from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { saveFile } from '../../../browser/save-file';
import { partyName } from '../../../entities/trade/party-name';
import { TradeSection } from '../../../entities/trade/trade-section';
import { formatUntil } from '../../../lib/format-until';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { problemText } from '../../../lib/problem';
import { publicEventPath } from '../../../lib/public-paths';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { toastError } from '../../../ui/toast';
import classes from '../deal.module.css';
import { isAtTheTable, isBeforeHandOver, placeOf, slotOf } from './deal-words';
import { useStep } from './use-step';

const form = lazyWithPreload(() => import('./meeting-form'));

export function Meeting({ deal }: { deal: DealDto }) {
  const t = texts.deals.meeting;
  const [isSuggesting, setIsSuggesting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = isBeforeHandOver(deal);
  // A hold's time is the store's to say; its end is on top of the page.
  if (!isOpen && !deal.meeting) return null;
  const movesLeft = deal.proposal?.movesLeft;
  return (
    <TradeSection title={t.title} heading={title}>
      {deal.meeting ? (
        <Place meeting={deal.meeting} isHold={deal.kind === 'HOLD'} />
      ) : (
        !deal.proposal && <p className={classes.text}>{t.none}</p>
      )}
      {deal.meeting && isAtTheTable(deal) && <Calendar deal={deal} />}
      {isOpen && deal.proposal && <Proposal deal={deal} proposal={deal.proposal} />}
      {isOpen && (deal.kind === 'TRADE' || !deal.meeting) && !isSuggesting && (
        <div className={classes.actions}>
          <Button
            look={deal.meeting || deal.proposal ? 'quiet' : 'filled'}
            size="l"
            onPointerEnter={form.preload}
            onFocus={form.preload}
            disabled={deal.meeting !== null && movesLeft === 0}
            onClick={() => setIsSuggesting(true)}
          >
            {deal.meeting || deal.proposal ? t.suggestOther : t.suggest}
          </Button>
          {movesLeft !== undefined && deal.meeting && (
            <p className={classes.note}>{t.movesLeft(movesLeft)}</p>
          )}
        </div>
      )}
      <LazyBoundary isNeeded={isSuggesting}>
        {isSuggesting && (
          <form.Component
            deal={deal}
            onClose={() => {
              setIsSuggesting(false);
              title.current?.focus();
            }}
          />
        )}
      </LazyBoundary>
    </TradeSection>
  );
}

/** A hold can be fetched at any time until its end. */
const Place = ({ meeting, isHold = false }: { meeting: MeetingDto; isHold?: boolean }) => (
  <p className={classes.text}>
    <Where {...meeting} />
    <br />
    {isHold ? (
      <time dateTime={meeting.to}>
        {texts.deals.due(formatUntil(meeting.to, { timeZone: meeting.timeZone }))}
      </time>
    ) : (
      <time dateTime={meeting.from}>{slotOf(meeting)}</time>
    )}
    {meeting.witnessOnly && (
      <>
        <br />
        {texts.dealEnds.witnessOnly.said}
      </>
    )}
  </p>
);

/** An event says where it is while it has a page. */
function Where(meeting: MeetingDto) {
  const { event, store } = meeting;
  if (!event?.location) return <strong dir="auto">{placeOf(meeting)}</strong>;
  return (
    <>
      <strong dir="auto">
        <Link to={publicEventPath(event.id)}>{event.name}</Link>
      </strong>
      <br />
      <span dir="auto">{[event.location, store?.name].filter(Boolean).join(' · ')}</span>
    </>
  );
}

function Proposal({ deal, proposal }: { deal: DealDto; proposal: NonNullable<DealDto['proposal']> }) {
  const t = texts.deals.meeting;
  const [confirm] = useConfirmMeetingMutation();
  const { step, isBusy } = useStep();
  const isTheirs = proposal.by === deal.other.uuid;
  return (
    <div className={classes.fields}>
      <p className={classes.text}>{isTheirs ? t.suggestedBy(partyName(deal.other)) : t.suggestedByYou}</p>
      <Place meeting={proposal} />
      {isTheirs && (
        <div className={classes.actions}>
          <Button
            size="l"
            busy={isBusy}
            onClick={() =>
              void step(() => confirm({ uuid: deal.uuid, 'If-Match': etagOf(deal) }), {
                success: t.confirmed,
                failure: t.notConfirmed,
              })
            }
          >
            {t.confirm}
          </Button>
        </div>
      )}
    </div>
  );
}

function Calendar({ deal }: { deal: DealDto }) {
  const t = texts.deals.meeting;
  const [download, { isFetching }] = useLazyMeetingCalendarQuery();
  const save = async () => {
    try {
      const file = await download(deal.uuid).unwrap();
      saveFile('playset.ics', new Blob([file], { type: 'text/calendar' }));
    } catch (failure) {
      toastError(problemText(failure, t.calendarFailed));
    }
  };
  return (
    <div className={classes.actions}>
      <Button look="quiet" busy={isFetching} onClick={() => void save()}>
        {t.calendar}
      </Button>
    </div>
  );
}
