/** The listings of players who have a card, or who look for it. */
import { Link } from 'react-router-dom';
import type { CardListing } from '../../../api/listings';
import { useOwnPlace } from '../../../api/own-place';
import { useUser } from '../../../browser/use-user';
import { ConditionBadge } from '../../../entities/listing/condition-badge';
import { CopyBadges, CopyNote } from '../../../entities/listing/copy-facts';
import { CountNote } from '../../../entities/listing/count-note';
import { ListerRecord } from '../../../entities/listing/lister-record';
import { ListingActions } from '../../../entities/listing/listing-actions';
import { ListingBadges } from '../../../entities/listing/listing-badges';
import { ListingPhotos } from '../../../entities/listing/listing-photos';
import { ReservedNote } from '../../../entities/listing/reserved-note';
import { DistanceNote } from '../../../entities/place/distance';
import { EmailLink, PhoneLink } from '../../../entities/store/contact';
import { countAgeOf } from '../../../lib/count-age';
import { formatPrice } from '../../../lib/money';
import { storeListingsPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { CardFact } from './card-fact';
import { listerOf } from './card-listings';
import classes from './card-listings-rows.module.css';
import { subjectOf } from './contact-ways';
import { Printing } from './copy-lines';

const { listings: words } = texts.cards.page;

/** How a lister who hides their e-mail address is written to. */
export interface Messaging {
  open: (listing: CardListing) => void;
  /** Preloads the dialog's code when a button gets the pointer or the focus. */
  prefetchHandlers: { onPointerEnter: () => void; onFocus: () => void };
}

interface ListingRowsProps {
  listings: CardListing[];
  /** The ids of the printing whose page this is. */
  ids: readonly string[];
  /** What the price is. */
  priceName: string;
  messaging?: Messaging | undefined;
}

export const IndividualListings = (props: Omit<ListingRowsProps, 'priceName'>) =>
  props.listings.length === 0 ? (
    <p className={classes.none}>{words.noPeople}</p>
  ) : (
    <ListingRows {...props} priceName={words.askingPrice} />
  );

/** A row for each listing, with its lister. */
export function ListingRows({ listings, ids, priceName, messaging }: ListingRowsProps) {
  const me = useUser()?.uuid;
  const { unit } = useOwnPlace();
  return (
    <ul className={classes.rows}>
      {listings.map((listing) => (
        <li key={listing.uuid} className={`${classes.row} ${classes.beside}`} data-age={countAgeOf(listing)}>
          <div className={classes.who}>
            <p className={classes.name}>
              {listing.userId === me ? (
                <>
                  {listing.name} <span className={classes.note}>{words.you}</span>
                </>
              ) : (
                <Link to={storeListingsPath({ uuid: listing.userId, name: listing.name }, listing.cardId)}>
                  {listing.name}
                </Link>
              )}
            </p>
            {listing.userId !== me && (
              <>
                <p className={classes.note}>
                  <DistanceNote of={listing.distance} unit={unit} />
                </p>
                <ListerRecord account={listing.userId} />
              </>
            )}
            <Printing listing={listing} here={ids.includes(listing.cardId)} />
            <p className={classes.badges}>
              <ConditionBadge condition={listing.condition} />
              <ListingBadges finish={listing.finish} type={listing.type} />
              <CopyBadges copy={listing} hasLanguage />
              <ReservedNote of={listing} />
            </p>
            <CopyNote note={listing.note} />
            <ListingActions listing={listing} lister={listerOf(listing)} />
            <p className={classes.counted}>
              <CountNote of={listing} />
            </p>
            <ListingPhotos photos={listing.photos} name={listing.cardName} />
          </div>
          <dl className={`${classes.facts} ${classes.person}`}>
            <CardFact name={priceName}>
              <strong className={classes.price}>{formatPrice(listing.price)}</strong>
            </CardFact>
            <CardFact name={words.email}>
              <EmailLink email={listing.email} subject={subjectOf(listing)} />
              {messaging && listing.email === null && listing.userId !== me && (
                <Button
                  look="quiet"
                  className={classes.message}
                  aria-label={words.messageTo(listing.name)}
                  onClick={() => messaging.open(listing)}
                  {...messaging.prefetchHandlers}
                >
                  {words.message}
                </Button>
              )}
            </CardFact>
            <CardFact name={words.phone}>
              <PhoneLink phone={listing.phoneNumber} />
            </CardFact>
          </dl>
        </li>
      ))}
    </ul>
  );
}
