/** One listing: the card, its condition and price, and for its owner what can be done with it. */
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ListingDto } from '../../../api/listings';
import { languageWords } from '../../../lib/languages';
import { formatPrice } from '../../../lib/money';
import { carrying } from '../../../lib/name-of-visit';
import { cardPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import { CardImage } from '../../../ui/card-image';
import { CardPreview } from '../../../ui/card-preview';
import { ConditionBadge } from '../../../ui/condition-badge';
import { OfferBadges } from '../../../ui/offer-badges';
import classes from './listing-card.module.css';
import { StatusBadge } from './status-badge';

interface ListingCardProps {
  /** Writes to the lister; absent where their e-mail address is shown. */
  onMessage?: (() => void) | undefined;
  listing: ListingDto;
  /** For the buttons: what happens when somebody reaches for one. */
  reach: { onPointerEnter: () => void; onFocus: () => void };
  /** What the owner wants to do; absent where the listing is only looked at. */
  onWork?: ((kind: 'edit' | 'sold' | 'withdraw') => void) | undefined;
}

export function ListingCard({ listing, reach, onWork, onMessage }: ListingCardProps) {
  const name = useId();
  return (
    <li className={classes.listing} data-listing={listing.uuid}>
      <CardPreview cardId={listing.cardId} name={listing.cardName}>
        {(watch) => (
          <Link
            to={cardPath(listing.cardId)}
            state={carrying(listing.cardName)}
            className={classes.picture}
            aria-labelledby={name}
            {...watch}
          >
            <CardImage cardId={listing.cardId} name={listing.cardName} />
          </Link>
        )}
      </CardPreview>
      <div className={classes.words}>
        <h2 id={name} className={classes.name}>
          {listing.cardName}
        </h2>
        <p className={classes.set}>
          {listing.cardSet} · #{listing.cardNumber}
          {listing.language !== 'en' && ` · ${languageWords(listing.language)}`}
        </p>
        <p className={classes.price}>{formatPrice(listing.price)}</p>
        <p className={classes.badges}>
          <ConditionBadge condition={listing.condition} />
          <OfferBadges finish={listing.finish} type={listing.type} />
          {onWork && <StatusBadge status={listing.status} />}
        </p>
      </div>
      {onWork && (
        <div className={classes.work}>
          <Button variant="light" onClick={() => onWork('sold')} {...reach} aria-describedby={name}>
            {texts.listings.markSold}
          </Button>
          <div className={classes.others}>
            <Button variant="default" onClick={() => onWork('edit')} {...reach} aria-describedby={name}>
              {texts.listings.edit}
            </Button>
            <Button variant="default" onClick={() => onWork('withdraw')} {...reach} aria-describedby={name}>
              {texts.listings.delete}
            </Button>
          </div>
        </div>
      )}
      {onMessage && (
        <div className={classes.actions}>
          <Button variant="default" onClick={onMessage} {...reach} aria-describedby={name}>
            {texts.listings.message}
          </Button>
        </div>
      )}
    </li>
  );
}
