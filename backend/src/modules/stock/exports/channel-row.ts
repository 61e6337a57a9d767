// A row of the file for a till or another shop: all copies that its owner has under one external ID.
import type { Condition, Finish } from '../../listings/index.js';

/** What a till knows its stock by. Fixed when the file is written, so that a row can say that nothing is left. */
export interface ChannelItem {
  readonly name: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  readonly rarity: string | null;
  readonly condition: Condition;
  readonly finish: Finish;
  readonly language: string;
  /** In cents. */
  readonly marketPrice: number | null;
}

export interface ChannelRow extends ChannelItem {
  readonly externalId: string;
  /** The copies at hand, and those of them that are reserved. */
  readonly quantity: number;
  readonly held: number;
  /** In cents. */
  readonly price: number;
  /** The quantity of the last file that its owner has uploaded; null if there was none. */
  readonly before: number | null;
  /** What is to be added for the channel to have the quantity; 0 in a file that adds nothing. */
  readonly added: number;
}
