/** Makes somebody an offer, or counters one: cards of both sides, a price for each, cash, a note; the sheet follows what is chosen. */
import { useState } from 'react';
import { type OfferWithRevisions, useGetOfferQuery } from '../../api/offers';
import { partyName } from '../../entities/trade/party-name';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LeaveQuestion } from '../../ui/leave-question';
import { OptionalPart } from '../../ui/optional-part';
import { PageFrame } from '../../ui/page-frame';
import { type Draft, draftOf } from './make/draft';
import { Framed, Waiting } from './make/framed';
import { FreshOffer } from './make/fresh-offer';
import { OfferForm } from './make/offer-form';
import { otherOf } from './parts/offer-sides';

const t = texts.offers.make;
const loadOutdated = () => import('./parts/offer-outdated');

interface NewOfferProps {
  me: string;
  /** Who it is made to. */
  to: string | null;
  /** The listings that it starts from. */
  listings: readonly string[];
  /** The offer that it counters. */
  counter: string | null;
  /** The event at which the cards are to change hands. */
  event?: string | null;
}

export function NewOffer({ me, to, listings, counter, event = null }: NewOfferProps) {
  if (counter) return <Counter me={me} uuid={counter} />;
  if (!to || to === me)
    return (
      <PageFrame title={t.title}>
        <EmptyState title={to ? t.toYourself : t.noOne} text={t.noOneWhy}>
          <ButtonLink size="l" to={paths.onOffer}>
            {t.find}
          </ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  return <FreshOffer me={me} to={to} listings={listings} event={event} />;
}

function Counter({ me, uuid }: { me: string; uuid: string }) {
  const { currentData: offer, error, isFetching, refetch } = useGetOfferQuery(uuid);
  if (!offer)
    return (
      <Framed title={t.title}>
        <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      </Framed>
    );
  return <CounterForm me={me} offer={offer} />;
}

/** A counter is kept by nobody: leaving asks first. Where the other has answered a counter of another tab, the form says what changed. */
function CounterForm({ me, offer }: { me: string; offer: OfferWithRevisions }) {
  const other = otherOf(offer, me);
  const name = partyName(other);
  const [draft, setDraft] = useState<Draft>(() => ({ ...draftOf(offer), note: '' }));
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [revision, setRevision] = useState(offer.revision);
  const isOutdated = offer.revision !== revision && offer.turn === me;
  const load = () => {
    setDraft({ ...draftOf(offer), note: '' });
    setRevision(offer.revision);
  };
  return (
    <Framed title={t.counterTitle(name)}>
      {isOutdated && (
        <OptionalPart
          load={loadOutdated}
          {...{ offer, me, who: name }}
          onLoad={load}
          onKeep={() => setRevision(offer.revision)}
        />
      )}
      <OfferForm
        me={me}
        to={{ uuid: other.uuid, name }}
        draft={draft}
        onChange={(next) => {
          setIsUnsaved(true);
          setDraft(next);
        }}
        way={{ counters: { uuid: offer.uuid, revision } }}
        onSending={setIsSending}
      />
      <LeaveQuestion isUnsaved={isUnsaved && !isSending}>{t.unsaved}</LeaveQuestion>
    </Framed>
  );
}
