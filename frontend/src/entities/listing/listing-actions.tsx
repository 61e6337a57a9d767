/** What a visitor can do about a listing, such as to have it held: given by the page, beside the listing wherever it is shown. */
import { type ComponentType, createContext, useContext } from 'react';
import type { ListingDto } from '../../api/listings';
import classes from './listing-actions.module.css';

/** Who has listed it. */
export interface Lister {
  uuid: string;
  name: string;
  role: 'USER' | 'STORE';
}

/** A listing as far as an action needs it. */
export type ActionListing = Pick<ListingDto, 'uuid' | 'cardName' | 'type' | 'price'> & {
  /** On the market where this says nothing. */
  status?: ListingDto['status'];
};

export interface ListingActionsProps {
  listing: ActionListing;
  lister: Lister;
}

/** A store keeps what it sells at its counter; about anything else one makes an offer. */
export const isHeldAtCounter = (
  { type }: Pick<ActionListing, 'type'>,
  { role }: Pick<Lister, 'role'>,
): boolean => role === 'STORE' && type === 'SELL';

/** Draws the actions; null on a page without any. */
export const ListingActionsContext = createContext<ComponentType<ListingActionsProps> | null>(null);

/** The one lister of all listings inside. */
export const ListerContext = createContext<Lister | null>(null);

/** `lister` may be left out where all listings of the page are of one. Its place is kept free: its code comes after the page. */
export function ListingActions({ listing, lister }: { listing: ActionListing; lister?: Lister }) {
  const Actions = useContext(ListingActionsContext);
  const ofPage = useContext(ListerContext);
  const known = lister ?? ofPage;
  return (
    Actions &&
    known && (
      <span className={classes.place}>
        <Actions listing={listing} lister={known} />
      </span>
    )
  );
}
