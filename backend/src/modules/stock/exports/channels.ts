// The tills and shops that get the same stock again and again, each by its own rules.
import type { ListingType } from '../../listings/index.js';

export const CHANNELS = ['tcgplayer', 'square', 'shopify'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * What a file for a channel has: all of the stock, the differences to what was uploaded last, or all of it for a channel that has
 * nothing yet.
 */
export const SINCE = ['all', 'last', 'start'] as const;
export type Since = (typeof SINCE)[number];

/** How a channel takes a quantity. */
export interface ChannelRules {
  /** The listings that it knows of. */
  readonly types: readonly ListingType[];
  /** Whether reserved copies are among the quantity: a till counts what is at hand, a shop sells what is free. */
  readonly countsHeld: boolean;
  /** Whether a quantity is added to what the channel has, or replaces it. */
  readonly adds: boolean;
  /** Whether a price that has changed is a difference. */
  readonly takesPrices: boolean;
  /** Which external IDs are its own, as a regular expression; all of them without it. */
  readonly externalId?: string;
}

export const CHANNEL_RULES: Readonly<Record<Channel, ChannelRules>> = {
  // Its id of a product in one condition and language is a whole number.
  tcgplayer: {
    types: ['SELL'],
    countsHeld: false,
    adds: true,
    takesPrices: true,
    externalId: '^[1-9][0-9]{2,9}$',
  },
  square: { types: ['SELL', 'TRADE'], countsHeld: true, adds: false, takesPrices: false },
  shopify: { types: ['SELL', 'TRADE'], countsHeld: true, adds: false, takesPrices: false },
};

/** Whether an upload of this file adds to what the channel has, instead of saying what it has from now on. */
export const addsToChannel = (channel: Channel, since: Since): boolean =>
  CHANNEL_RULES[channel].adds && since === 'last';

/** Whether what the channel had is still there after an upload of this file, and what it adds, if anything. */
export const keepsQuantities = (channel: Channel, since: Since): boolean =>
  CHANNEL_RULES[channel].adds && since !== 'start';
