/** What can be done at a stop of a plan: given by the page, and drawn below the copies of the stop. */
import { type ComponentType, createContext } from 'react';
import type { CoverPlanStop, CoverStop } from '../../api/cover';

export interface StopActionsProps {
  stop: Pick<CoverStop, 'uuid' | 'name' | 'role'>;
  /** One for each copy to get there. */
  copies: readonly { listing: string; isTrade: boolean; price: number | null }[];
}

/** Draws them; null on a page without any. */
export const StopActionsContext = createContext<ComponentType<StopActionsProps> | null>(null);

/** The copies to get at a stop. */
export const copiesAt = ({ picks }: CoverPlanStop): StopActionsProps['copies'] =>
  picks.flatMap(({ listings, lot: { isTrade, price } }) =>
    listings.map((listing) => ({ listing, isTrade, price })),
  );
