/** The two sides of an offer: who made the first version is the first side of its sheet. */
import type { OfferDto } from '../../../api/offers';

type Sides = Pick<OfferDto, 'proposer' | 'recipient'>;

export const otherOf = ({ proposer, recipient }: Sides, me: string): OfferDto['proposer'] =>
  proposer.uuid === me ? recipient : proposer;

export const sideOf = ({ proposer }: Sides, me: string): 'first' | 'second' =>
  proposer.uuid === me ? 'first' : 'second';
