/** The addresses at which offers are made: no part of what every page loads. */
import { paths } from './paths';

/** A new offer to somebody, for listings of theirs. */
export const newOfferPath = (to: string, ...listings: readonly string[]): string =>
  `${paths.newOffer}?${new URLSearchParams([['to', to], ...listings.map((listing) => ['listing', listing])])}`;

/** The same for cards that change hands at an event. */
export const newOfferAtPath = (event: string, to: string, ...listings: readonly string[]): string =>
  `${newOfferPath(to, ...listings)}&${new URLSearchParams({ event })}`;

/** A counter to an offer. */
export const counterPath = (offer: string): string =>
  `${paths.newOffer}?${new URLSearchParams({ counter: offer })}`;
