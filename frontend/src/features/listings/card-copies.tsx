/** The copies of the card that somebody came for, in any printing: they stand above everything else that is listed. */
import { Link } from 'react-router-dom';
import { useListingsOfUserWithCardInfiniteQuery } from '../../api/listings';
import { ListingCard } from '../../entities/listing/listing-card';
import { cardPath } from '../../lib/card-paths';
import { texts } from '../../texts';
import { PagedList } from '../../ui/paged-list';
import classes from './card-copies.module.css';
import grid from './my-listings.module.css';
import { prefetchHandlers } from './own-dialogs';
import { ListingsSkeleton } from './parts/listings-skeleton';

interface CardCopiesProps {
  lister: string;
  /** Any printing of the card. */
  cardId: string;
}

export function CardCopies({ lister, cardId }: CardCopiesProps) {
  const query = useListingsOfUserWithCardInfiniteQuery({ id: lister, cardId });
  const name = query.currentData?.pages[0]?.rows[0]?.cardName;
  const { copies } = texts.listings;
  return (
    <section className={classes.copies} aria-label={copies.title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{name ? copies.of(name) : copies.title}</h2>
        <Link to={cardPath(cardId)} className={classes.back}>
          {copies.back}
        </Link>
      </div>
      <PagedList
        query={query}
        failure={texts.listings.failed}
        skeleton={<ListingsSkeleton />}
        empty={<p className={classes.none}>{copies.none}</p>}
      >
        {(listings, list) => (
          <ul ref={list} className={grid.grid}>
            {listings.map((listing) => (
              <ListingCard key={listing.uuid} listing={listing} prefetchHandlers={prefetchHandlers('edit')} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
