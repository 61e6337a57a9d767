/** The copies that one store has: of which printing, how they are, and for how much. */
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CardListing } from '../../../api/listings';
import { CardThumb } from '../../../entities/card/card-thumb';
import { ConditionBadge } from '../../../entities/listing/condition-badge';
import { CopyBadges, CopyNote } from '../../../entities/listing/copy-facts';
import { CountNote } from '../../../entities/listing/count-note';
import { ListingActions } from '../../../entities/listing/listing-actions';
import { ListingBadges } from '../../../entities/listing/listing-badges';
import { ListingPhotos } from '../../../entities/listing/listing-photos';
import { ReservedNote } from '../../../entities/listing/reserved-note';
import { cardPath } from '../../../lib/card-paths';
import { countAgeOf } from '../../../lib/count-age';
import { linkState } from '../../../lib/link-state';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { type Copies, listerOf } from './card-listings';
import classes from './copy-lines.module.css';

const { listings: words, printings } = texts.cards.page;

/** The rows that are shown before \"Show all\". */
const INITIAL_ROWS = 3;

export function CopyLines({ copies }: { copies: readonly Copies[] }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className={classes.lines}>
        {(all ? copies : copies.slice(0, INITIAL_ROWS)).map(({ listing, count, here }) => (
          <li key={listing.uuid} className={classes.line} data-age={countAgeOf(listing)} tabIndex={-1}>
            <Printing listing={listing} here={here} />
            <span className={classes.badges}>
              <ConditionBadge condition={listing.condition} />
              <ListingBadges finish={listing.finish} type={listing.type} />
              <CopyBadges copy={listing} hasLanguage />
              <ReservedNote of={listing} />
              <CountNote of={listing} />
            </span>
            <ListingActions listing={listing} lister={listerOf(listing)} />
            <span className={classes.price}>
              {count > 1 && <span className={classes.count}>{words.times(count)} </span>}
              {formatPrice(listing.price)}
            </span>
            {(listing.note || listing.photos.length > 0) && (
              <div className={classes.more}>
                <CopyNote note={listing.note} />
                <ListingPhotos photos={listing.photos} name={listing.cardName} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {!all && copies.length > INITIAL_ROWS && (
        <Button
          size="l"
          look="quiet"
          onClick={() => {
            setAll(true);
            // The button goes away: on to the first line that it brings.
            requestAnimationFrame(() =>
              list.current?.querySelectorAll<HTMLElement>(':scope > li')[INITIAL_ROWS]?.focus(),
            );
          }}
        >
          {words.allCopies(copies.length)}
        </Button>
      )}
    </>
  );
}

/** Which printing it is: another one is shown and leads to its page. */
export function Printing({ listing, here }: { listing: CardListing; here: boolean }) {
  if (here) return <span className={classes.here}>{printings.here}</span>;
  return (
    <Link
      to={cardPath(listing.cardId)}
      state={linkState(listing.cardId, listing.cardName)}
      className={classes.printing}
    >
      <CardThumb cardId={listing.cardId} />
      <span>
        {listing.cardSet} <span className={classes.number}>#{listing.cardNumber}</span>
      </span>
    </Link>
  );
}
