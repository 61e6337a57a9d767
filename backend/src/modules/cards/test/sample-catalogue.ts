// The sample catalogue.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Story } from '../../../../test/story.js';
import { CardsFacade } from '../index.js';

const FILE = resolve('sample/cards.jsonl');

/** A card as the API answers it. */
export interface FoundCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
  readonly lang: string;
  readonly layout: string;
  readonly released_at: string;
}

/** A page as the API answers it. */
export interface FoundCards {
  readonly total_cards: number;
  readonly has_more: boolean;
  readonly next_page?: string;
  readonly warnings?: readonly string[];
  readonly data: readonly FoundCard[];
}

/** The lines of the sample catalogue's file. */
export const sampleLines = readFileSync(FILE, 'utf8').trim().split('\n');

/** The cards of the sample catalogue. */
export const sampleCards = sampleLines.map((line) => JSON.parse(line) as FoundCard);

/** The one card of the sample at this place. */
export function sampleCard(set: string, number: string): FoundCard {
  const card = sampleCards.find((each) => each.set === set && each.collector_number === number);
  if (!card) throw new Error(`The sample has no ${set} ${number}`);
  return card;
}

/** Where an address of an answer leads on the server that is asked: a story listens on a port of its own. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** Fills the story's catalogue. */
export const loadSample = (market: Story) => market.app.get(CardsFacade).importCatalogue(FILE);
