/** The copies of the card that somebody came for, in any printing: they stand above everything else that is listed. */
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useListingsOfUserWithCardInfiniteQuery } from '../../api/listings';
import { ListingCard } from '../../entities/listing/listing-card';
import { cardPath } from '../../lib/card-paths';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
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
  const home = useRef<HTMLElement>(null);
  // Copies of somebody who is blocked go away.
  const focusProps = useFocusWhenLost(home);
  return (
    <section ref={home} tabIndex={-1} className={classes.copies} aria-label={copies.title} {...focusProps}>
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
