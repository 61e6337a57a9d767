/** What a stranger can do about a store's listing: they log in first, and find the copy in the basket then, or the offer begun. */
import type { ReactNode } from 'react';
import { rememberCopy } from '../../browser/pending-step';
import { isHeldAtCounter, type ListingActionsProps } from '../../entities/listing/listing-actions';
import { newOfferPath } from '../../lib/offer-paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import classes from './listing-actions.module.css';

export interface LogInButtonProps {
  'aria-label': string;
  children: string;
  /** Called when the dialog opens. */
  onOpen: () => void;
}

interface StrangerActionsProps extends ListingActionsProps {
  logIn: (button: LogInButtonProps) => ReactNode;
}

export default function StrangerActions({ listing, lister, logIn }: StrangerActionsProps) {
  const t = texts.holds;
  const { uuid, cardName, price, type } = listing;
  if (type === 'BUY') return null;
  return (
    <span className={classes.actions}>
      {isHeldAtCounter(listing, lister) ? (
        logIn({
          'aria-label': t.holdCard(cardName),
          children: t.holdForMe,
          onOpen: () =>
            rememberCopy({
              store: { uuid: lister.uuid, name: lister.name },
              copy: { uuid, cardName, price },
            }),
        })
      ) : (
        <ButtonLink look="quiet" to={newOfferPath(lister.uuid, uuid)} aria-label={t.offerFor(cardName)}>
          {t.makeOffer}
        </ButtonLink>
      )}
    </span>
  );
}
