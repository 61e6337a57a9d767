/** What a visitor can do about a listing: have a store's copy held with one tap, or put it in the basket; make a player an offer. */
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../browser/use-user';
import { isHeldAtCounter, type ListingActionsProps } from '../../entities/listing/listing-actions';
import { newOfferPath } from '../../lib/offer-paths';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { toastError } from '../../ui/toast';
import classes from './listing-actions.module.css';
import { baskets, onBaskets, toggleCopy } from './parts/baskets';
import { holdAnswer, onHoldAnswers } from './parts/held-copies';
import { useFocusInPlace } from './parts/use-focus-in-place';
import { useHold } from './parts/use-hold';

type Listing = ListingActionsProps['listing'];

/** Nothing about one's own listings, about what somebody looks for, and about what is on hold already. */
export default function ListingActions({ listing, lister }: ListingActionsProps) {
  const me = useUser();
  const answer = useSyncExternalStore(onHoldAnswers, () => holdAnswer(listing.uuid));
  const focusProps = useFocusInPlace();
  if (!me || me.uuid === lister.uuid || listing.type === 'BUY') return null;
  if (!answer && listing.status && listing.status !== 'ACTIVE') return null;
  return (
    <span className={classes.actions} {...focusProps}>
      {answer && (
        <Link to={answer.to}>{answer.isHeld ? texts.holds.heldForYou : texts.holds.askedStore}</Link>
      )}
      {!answer && isHeldAtCounter(listing, lister) && <Hold listing={listing} store={lister} />}
      {!answer && !isHeldAtCounter(listing, lister) && <Offer listing={listing} to={lister.uuid} />}
    </span>
  );
}

const Offer = ({ listing, to }: { listing: Listing; to: string }) => (
  <ButtonLink
    look="quiet"
    to={newOfferPath(to, listing.uuid)}
    aria-label={texts.holds.offerFor(listing.cardName)}
  >
    {texts.holds.makeOffer}
  </ButtonLink>
);

function Hold({ listing, store }: { listing: Listing; store: ListingActionsProps['lister'] }) {
  const t = texts.holds;
  const { hold, isBusy } = useHold();
  const { uuid, cardName, price } = listing;
  const isIn = useSyncExternalStore(onBaskets, () =>
    baskets().some(({ copies }) => copies.some((copy) => copy.uuid === uuid)),
  );
  const toggle = () => {
    if (!toggleCopy(store, { uuid, cardName, price })) toastError(t.full);
  };
  return (
    <>
      <Button
        look="soft"
        busy={isBusy}
        aria-label={t.holdCard(cardName)}
        onClick={() => void hold([{ uuid, price }])}
      >
        {t.holdForMe}
      </Button>
      <Button look="quiet" aria-label={isIn ? t.removeCard(cardName) : t.addCard(cardName)} onClick={toggle}>
        {isIn ? t.remove : t.add}
      </Button>
    </>
  );
}
