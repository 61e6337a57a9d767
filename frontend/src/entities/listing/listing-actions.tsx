/** What a visitor can do about a listing, such as to have it held: given by the page, beside the listing wherever it is shown. */
import { type ComponentType, createContext, useContext } from 'react';
import type { ListingDto } from '../../api/listings';

/** Who has listed it, where the page knows. */
export interface ListerFacts {
  name: string;
  role: 'USER' | 'STORE';
}

/** A listing as far as an action needs it. */
export type ActionListing = Pick<ListingDto, 'uuid' | 'cardName' | 'type' | 'price'> & {
  userId: string;
  /** On the market where this says nothing. */
  status?: ListingDto['status'];
};

export interface ListingActionsProps {
  listing: ActionListing;
  lister?: ListerFacts | undefined;
}

/** Draws the actions; null on a page without any. */
export const ListingActionsContext = createContext<ComponentType<ListingActionsProps> | null>(null);

export function ListingActions(props: ListingActionsProps) {
  const Actions = useContext(ListingActionsContext);
  return Actions && <Actions {...props} />;
}
