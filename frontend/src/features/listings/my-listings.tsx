/** The listings of one lister: one's own to work with, a store's to look at. */
import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { type ListingDto, useListingsOfUserInfiniteQuery } from '../../api/listings';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { LoadMore } from '../../ui/load-more';
import { PageFrame } from '../../ui/page-frame';
import { CreateListing } from './create-listing';
import { EditListing } from './edit-listing';
import classes from './my-listings.module.css';
import { ListingCard } from './parts/listing-card';
import { ListingSearch } from './parts/listing-search';
import { ListingsSkeleton } from './parts/listings-skeleton';
import { MarkSoldDialog } from './parts/mark-sold-dialog';
import { useSearchWords } from './parts/use-search-words';
import { useWork } from './parts/use-work';
import { WithdrawDialog } from './parts/withdraw-dialog';

interface MyListingsProps {
  title: string;
  /** Whose listings. */
  lister: string;
  /** The visitor's own listings can be changed; a store's cannot. */
  own: boolean;
}

export function MyListings({ title, lister, own }: MyListingsProps) {
  const { words, setWords } = useSearchWords();
  const { work, begin, end, leaves } = useWork();
  const about = (kind: 'edit' | 'sold' | 'withdraw') => (work?.kind === kind ? work.listing : null);
  const newListing = useRef<HTMLButtonElement>(null);
  const create = () => begin({ kind: 'create' });

  return (
    <PageFrame
      title={title}
      actions={
        own && (
          <Button ref={newListing} className={classes.create} size="md" onClick={create}>
            New Listing
          </Button>
        )
      }
    >
      <ListingSearch words={words} onSearch={setWords} />
      <Listings
        lister={lister}
        words={words}
        empty={<NothingHere own={own} words={words} onCreate={create} />}
      >
        {(listing) => (
          <ListingCard
            key={listing.uuid}
            listing={listing}
            onWork={own ? (kind) => begin({ kind, listing }) : undefined}
          />
        )}
      </Listings>
      {own && (
        <>
          <CreateListing opened={work?.kind === 'create'} onClose={end} leaves={leaves} home={newListing} />
          <EditListing listing={about('edit')} onClose={end} />
          <MarkSoldDialog listing={about('sold')} onClose={end} home={newListing} />
          <WithdrawDialog listing={about('withdraw')} onClose={end} home={newListing} />
        </>
      )}
    </PageFrame>
  );
}

interface ListingsProps {
  lister: string;
  words: string;
  empty: ReactNode;
  children: (listing: ListingDto) => ReactNode;
}

function Listings({ lister, words, empty, children }: ListingsProps) {
  const query = useListingsOfUserInfiniteQuery({ id: lister, status: 'ACTIVE', q: words || undefined });
  const pages = query.currentData?.pages;
  const listings = pages?.flatMap(({ rows }) => rows) ?? [];
  const total = pages?.at(-1)?.total ?? 0;
  const failed = query.isError && !query.isFetching;

  if (!pages && failed)
    return <ErrorState message="Failed to load user listings." onRetry={() => void query.refetch()} />;
  if (!pages) return <ListingsSkeleton />;
  if (listings.length === 0) return empty;
  return (
    <section aria-label="Listings" aria-busy={query.isFetching}>
      <p className={classes.count} role="status">
        {total === 1 ? '1 listing' : `${total.toLocaleString('en-US')} listings`}
      </p>
      <ul className={classes.grid}>{listings.map(children)}</ul>
      <LoadMore
        shown={listings.length}
        total={total}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
        failure={failed ? 'Failed to load user listings.' : null}
      />
    </section>
  );
}

function NothingHere({ own, words, onCreate }: { own: boolean; words: string; onCreate: () => void }) {
  if (words) return <EmptyState title="No listings match your search." />;
  if (!own) return <EmptyState title="This store has no listings at the moment." />;
  return (
    <EmptyState
      title="You have no listings yet."
      text="Create a listing to show players and stores what you have to sell, trade, or want to buy."
    >
      <Button onClick={onCreate}>Create a listing</Button>
    </EmptyState>
  );
}
