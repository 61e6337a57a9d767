/** The listings of one lister: one's own to work with, a store's to look at. */
import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { ListingDto } from '../../api/listings';
import { useSearchWords } from '../../lib/use-search-words';
import { useWork } from '../../lib/use-work';
import { texts } from '../../texts';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { PagedList } from '../../ui/paged-list';
import { SearchField } from '../../ui/search-field';
import classes from './my-listings.module.css';
import { OwnDialogs, reachFor } from './own-dialogs';
import { ListingCard } from './parts/listing-card';
import { ListingsSkeleton } from './parts/listings-skeleton';
import { type ListingsQuery, useListings } from './parts/use-listings';
import type { Work } from './parts/work';

interface MyListingsProps {
  title: string;
  /** Whose listings. */
  lister: string;
  /** The visitor's own listings can be changed; a store's cannot. */
  own: boolean;
}

export function MyListings({ title, lister, own }: MyListingsProps) {
  const { words, setWords } = useSearchWords();
  const { work, begin, end, leaves } = useWork<Work>();
  const query = useListings(lister, words);
  const newListing = useRef<HTMLButtonElement>(null);
  const create = () => begin({ kind: 'create' });
  const newButton = (
    <Button ref={newListing} size="md" onClick={create} {...reachFor('create')}>
      {texts.listings.new}
    </Button>
  );

  return (
    <PageFrame title={title} actions={own && newButton}>
      <SearchField
        label={texts.listings.search}
        placeholder={texts.listings.searchBy}
        words={words}
        onSearch={setWords}
      />
      <Listings query={query} empty={<NothingHere own={own} words={words} onCreate={create} />}>
        {(listing) => (
          <ListingCard
            key={listing.uuid}
            listing={listing}
            onWork={own ? (kind) => begin({ kind, listing }) : undefined}
            reach={reachFor('edit')}
          />
        )}
      </Listings>
      {own && (
        <OwnDialogs lister={lister} work={work} query={query} onEnd={end} leaves={leaves} home={newListing} />
      )}
    </PageFrame>
  );
}

interface ListingsProps {
  query: ListingsQuery;
  empty: ReactNode;
  children: (listing: ListingDto) => ReactNode;
}

const Listings = ({ query, empty, children }: ListingsProps) => (
  <PagedList
    query={query}
    label={texts.listings.list}
    failure={texts.listings.failed}
    skeleton={<ListingsSkeleton />}
    empty={empty}
    above={(total) => (
      <p className={classes.count} role="status">
        {texts.listings.count(total)}
      </p>
    )}
  >
    {(listings, list) => (
      <ul ref={list} className={classes.grid}>
        {listings.map(children)}
      </ul>
    )}
  </PagedList>
);

function NothingHere({ own, words, onCreate }: { own: boolean; words: string; onCreate: () => void }) {
  if (words) return <EmptyState title={texts.listings.noneFound} />;
  if (!own) return <EmptyState title={texts.listings.noneOfStore} />;
  return (
    <EmptyState title={texts.listings.none} text={texts.listings.noneYet}>
      <Button variant="default" onClick={onCreate} {...reachFor('create')}>
        {texts.listings.createFirst}
      </Button>
    </EmptyState>
  );
}
