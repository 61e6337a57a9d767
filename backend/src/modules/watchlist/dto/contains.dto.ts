// Whether a card is watched, on the wire.

/** Whether the card is on the watchlist. */
export class WatchlistContains {
  /** @example true */
  contains: boolean;
}
