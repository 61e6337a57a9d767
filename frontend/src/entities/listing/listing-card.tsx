/** One listing: the card, its condition and price, and for its owner what can be done with it. */
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { ListingDto } from '../../api/listings';
import { cardPath } from '../../lib/card-paths';
import { countAgeOf } from '../../lib/count-age';
import { languageLabel } from '../../lib/languages';
import { linkState } from '../../lib/link-state';
import { formatPrice } from '../../lib/money';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { CardImage } from '../card/card-image';
import { CardPreview } from '../card/card-preview';
import { ConditionBadge } from './condition-badge';
import { CopyBadges, CopyNote } from './copy-facts';
import { CountNote } from './count-note';
import { ListingActions } from './listing-actions';
import { ListingBadges } from './listing-badges';
import classes from './listing-card.module.css';
import { ListingPhotos } from './listing-photos';
import { ReservedNote } from './reserved-note';
import { StatusBadge } from './status-badge';

interface ListingCardProps {
  /** Writes to the lister; absent where their e-mail address is shown. */
  onMessage?: (() => void) | undefined;
  listing: ListingDto;
  /** Who wants it, for its owner. */
  demand?: ReactNode;
  /** Preloads the dialog's code when a button gets the pointer or the focus. */
  prefetchHandlers: { onPointerEnter: () => void; onFocus: () => void };
  /** What the owner wants to do; absent where the listing is only looked at. */
  onAction?: ((kind: 'edit' | 'sold' | 'withdraw') => void) | undefined;
}

export function ListingCard({ listing, demand, prefetchHandlers, onAction, onMessage }: ListingCardProps) {
  const name = useId();
  return (
    <li className={classes.listing} data-listing={listing.uuid} data-age={countAgeOf(listing)}>
      <CardPreview cardId={listing.cardId} name={listing.cardName}>
        {(watch) => (
          <Link
            to={cardPath(listing.cardId)}
            state={linkState(listing.cardId, listing.cardName)}
            className={classes.picture}
            aria-labelledby={name}
            {...watch}
          >
            <CardImage cardId={listing.cardId} name={listing.cardName} />
          </Link>
        )}
      </CardPreview>
      <div className={classes.text}>
        <h2 id={name} className={classes.name}>
          {listing.cardName}
        </h2>
        <p className={classes.set}>
          {listing.cardSet} · #{listing.cardNumber}
          {listing.language !== 'en' && ` · ${languageLabel(listing.language)}`}
        </p>
        <p className={classes.price}>{formatPrice(listing.price)}</p>
        <p className={classes.badges}>
          <ConditionBadge condition={listing.condition} />
          <ListingBadges finish={listing.finish} type={listing.type} />
          <CopyBadges copy={listing} />
          <ReservedNote of={listing} />
          {onAction && <StatusBadge status={listing.status} />}
        </p>
        <CopyNote note={listing.note} />
        {demand}
        <p className={classes.counted}>
          <CountNote of={listing} />
        </p>
        <ListingPhotos photos={listing.photos} name={listing.cardName} />
        {!onAction && <ListingActions listing={listing} />}
      </div>
      {onAction && (
        <div className={classes.work}>
          <Button look="soft" onClick={() => onAction('sold')} {...prefetchHandlers} aria-describedby={name}>
            {texts.listings.markSold}
          </Button>
          <div className={classes.others}>
            <Button
              look="quiet"
              onClick={() => onAction('edit')}
              {...prefetchHandlers}
              aria-describedby={name}
            >
              {texts.listings.edit}
            </Button>
            <Button
              look="quiet"
              onClick={() => onAction('withdraw')}
              {...prefetchHandlers}
              aria-describedby={name}
            >
              {texts.listings.delete}
            </Button>
          </div>
        </div>
      )}
      {onMessage && (
        <div>
          <Button look="quiet" onClick={onMessage} {...prefetchHandlers} aria-describedby={name}>
            {texts.listings.message}
          </Button>
        </div>
      )}
    </li>
  );
}
