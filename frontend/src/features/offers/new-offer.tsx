/** Makes somebody an offer, or counters one: cards of both sides, a price for each, cash, a note; the sheet follows what is chosen. */

import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ListingDto, useGetListingQuery } from '../../api/listings';
import { type OfferWithRevisions, useGetOfferQuery } from '../../api/offers';
import { useGetProfileQuery } from '../../api/users';
import { partyName } from '../../entities/trade/party-name';
import { paths } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageFrame } from '../../ui/page-frame';
import { linesOf, listedLine } from './make/draft';
import { OfferForm } from './make/offer-form';
import { otherOf } from './parts/offer-sides';

const t = texts.offers.make;

interface NewOfferProps {
  me: string;
  /** Whether the reader is a store. */
  isStore: boolean;
  /** Who it is made to. */
  to: string | null;
  /** The listing that it starts from. */
  listing: string | null;
  /** The offer that it counters. */
  counter: string | null;
}

export function NewOffer({ me, isStore, to, listing, counter }: NewOfferProps) {
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
  return <Fresh me={me} to={to} listing={listing} isStore={isStore} />;
}

interface FreshProps extends Pick<NewOfferProps, 'me' | 'listing' | 'isStore'> {
  to: string;
}

function Fresh({ me, to, listing, isStore }: FreshProps) {
  const profile = useGetProfileQuery(to);
  const first = useGetListingQuery(listing ?? '', { skip: listing === null });
  // A listing that is gone since leaves an offer without it.
  const isRead = listing === null || first.isSuccess || first.isError;
  if (profile.currentData && isRead) {
    const { name, counterOnly, role } = profile.currentData;
    if (counterOnly && !isStore && role !== 'STORE') return <CounterOnly who={name} />;
    return (
      <Framed title={t.titleTo(name)}>
        <OfferForm me={me} to={{ uuid: to, name }} lines={startingWith(first.currentData, to)} />
      </Framed>
    );
  }
  return (
    <Framed title={t.title}>
      <Waiting error={profile.error} isFetching={profile.isFetching} onRetry={() => void profile.refetch()} />
    </Framed>
  );
}

/** Players make them no offers. */
const CounterOnly = ({ who }: { who: string }) => (
  <PageFrame title={t.title}>
    <EmptyState title={t.counterOnly(who)} text={t.counterOnlyWhy}>
      <ButtonLink size="l" to={paths.onOffer}>
        {t.find}
      </ButtonLink>
    </EmptyState>
  </PageFrame>
);

const startingWith = (listing: ListingDto | undefined, to: string) =>
  listing?.status === 'ACTIVE' && listing.userId === to ? [listedLine(listing)] : [];

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

function CounterForm({ me, offer }: { me: string; offer: OfferWithRevisions }) {
  const other = otherOf(offer, me);
  const name = partyName(other);
  return (
    <Framed title={t.counterTitle(name)}>
      <OfferForm
        me={me}
        to={{ uuid: other.uuid, name }}
        lines={linesOf(offer)}
        cash={offer.cash}
        counters={{ uuid: offer.uuid, revision: offer.revision }}
      />
    </Framed>
  );
}

const Framed = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageFrame
    title={title}
    breadcrumbs={<Crumbs above={[{ label: texts.trades.inbox, to: paths.inbox }]} here={title} />}
  >
    {children}
  </PageFrame>
);

interface WaitingProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

const Waiting = ({ error, isFetching, onRetry }: WaitingProps) =>
  error && !isFetching ? (
    <ErrorState message={problemText(error, texts.offers.failed)} onRetry={onRetry} />
  ) : (
    <div role="status" aria-label={texts.offers.loading} aria-busy>
      <Skeleton h={320} radius="md" />
    </div>
  );
