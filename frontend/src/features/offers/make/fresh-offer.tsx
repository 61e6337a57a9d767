/** A new offer to somebody, or the draft that was begun: it starts with one call, and is kept until it is sent or discarded. */
import { useState } from 'react';
import { type OfferStart, useStartOfferQuery } from '../../../api/offers';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import { DiscardDraft } from './discard-draft';
import { type Draft, draftOf, EMPTY_DRAFT, offeredLine, withLines } from './draft';
import { Framed, Waiting } from './framed';
import { type KeptDraft, keptDraft } from './kept-drafts';
import { OfferForm } from './offer-form';
import classes from './offer-form.module.css';
import { useKeepDraft } from './use-keep-draft';

interface FreshOfferProps {
  me: string;
  to: string;
  /** The copies that it starts from. */
  listings: readonly string[];
  /** The event at which the cards are to change hands. */
  event: string | null;
}

export function FreshOffer({ me, to, listings, event }: FreshOfferProps) {
  const asked = { to, ...(listings.length > 0 && { listings: [...listings] }), ...(event && { event }) };
  const {
    currentData,
    fulfilledTimeStamp = 0,
    error,
    isFetching,
    refetch,
  } = useStartOfferQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const [opened] = useState(Date.now);
  const [kept] = useState(() => keptDraft(to));
  // Later answers leave alone what somebody is typing.
  const [start, setStart] = useState<OfferStart | null>(null);
  // An answer of before is in the cache when somebody comes back: it knows nothing of the draft that was saved since.
  if (!start && currentData && !isFetching && fulfilledTimeStamp >= opened) setStart(currentData);
  if (start)
    return <Begun me={me} to={{ uuid: to, name: start.recipient.name ?? '' }} kept={kept} start={start} />;
  // Without a network what was typed before is there all the same.
  if (kept && error && !isFetching && problemStatus(error) === null)
    return <Begun me={me} to={{ uuid: to, name: kept.name }} kept={kept} start={null} />;
  return (
    <Framed title={texts.offers.make.title}>
      <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />
    </Framed>
  );
}

interface BegunProps {
  me: string;
  to: { uuid: string; name: string };
  kept: KeptDraft | null;
  /** Null without a network. */
  start: OfferStart | null;
}

function Begun({ me, to, kept, start }: BegunProps) {
  const t = texts.offers.make;
  const [begun] = useState(() => beginningOf(kept, start));
  const [draft, setDraft] = useState(begun.draft);
  const [isTouched, setIsTouched] = useState(begun.isUnsaved);
  const [recipient] = useState(to);
  const keeping = useKeepDraft({ ...{ to: recipient, draft, isTouched }, uuid: begun.uuid });
  const change = (next: Draft) => {
    setIsTouched(true);
    setDraft(next);
  };
  return (
    <Framed title={t.titleTo(to.name)}>
      {begun.isContinued && <Hint kind="info">{t.continued}</Hint>}
      <OfferForm
        {...{ me, to, draft, sheet: begun.sheet, gone: begun.gone }}
        onChange={change}
        way={{ kept: keeping }}
      />
      {/* Not in the form: its question is one of its own, whose answer would send the offer. */}
      {(isTouched || begun.isContinued) && (
        <div className={classes.discard}>
          <DiscardDraft uuid={keeping.settled} to={to.uuid} onDiscarded={keeping.forget} />
        </div>
      )}
    </Framed>
  );
}

const isMoreThan = (before: Draft, { lines, event }: Draft): boolean =>
  lines.length > before.lines.length || event?.id !== before.event?.id;

/** What was typed here last, else the server's draft; with the copies that somebody has come with. */
function beginningOf(kept: KeptDraft | null, start: OfferStart | null) {
  const drafted = kept ? null : (start?.draft ?? null);
  const before = kept?.draft ?? (drafted ? draftOf(drafted) : null);
  const more = start?.lines.map(offeredLine) ?? [];
  const lined = withLines(before ?? EMPTY_DRAFT, more);
  const draft = start?.event ? { ...lined, event: start.event } : lined;
  const lost = drafted?.lines.filter(({ isAvailable }) => !isAvailable).map(({ card }) => card.name) ?? [];
  return {
    draft,
    isContinued: before !== null,
    // A copy, or an event, was added to a draft, which has to have it from now on.
    isUnsaved: kept !== null || (before !== null && isMoreThan(before, draft)),
    uuid: start?.draft?.uuid ?? kept?.uuid ?? null,
    sheet: before ? null : (start?.sheet ?? null),
    gone: [...lost, ...(start?.gone.map(({ card }) => card ?? texts.offers.make.unknownCard) ?? [])],
  };
}
