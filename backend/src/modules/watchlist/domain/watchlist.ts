// A watchlist: the cards that an account keeps an eye on, each with its own snapshot.
import { watchlistFull } from './watchlist.errors.js';
import { MAX_WATCHED } from './watchlist-size.js';

/** The card as it was when it was put on the list: it stays readable when the card database loses it. */
export interface CardOnList {
  readonly id: string;
  readonly name: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  readonly imageUrl: string;
}

/** One entry of a list. */
export interface WatchedCard {
  readonly owner: string;
  readonly card: CardOnList;
  readonly addedAt: Date;
}

/** What the list is like before a card is put on it. */
export interface WatchlistState {
  readonly owner: string;
  /** How many cards are on it. */
  readonly size: number;
}

/** The list of one account. */
export class Watchlist {
  constructor(private readonly state: WatchlistState) {}

  /** How many more cards it can hold. */
  get room(): number {
    return Math.max(0, MAX_WATCHED - this.state.size);
  }

  /** Puts a card on the list. Throws `watchlist.full`. */
  watch(card: CardOnList, now: Date): WatchedCard {
    if (this.room === 0) throw watchlistFull();
    return { owner: this.state.owner, card, addedAt: now };
  }
}
