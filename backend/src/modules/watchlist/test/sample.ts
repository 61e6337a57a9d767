// The sample catalogue for stories: imports it and hands out its cards.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Story } from '../../../../test/story.js';
import { CardsFacade } from '../../cards/index.js';

/** What stories need to know of a sample card. */
export interface SampleCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly set_name: string;
  readonly collector_number: string;
  readonly prices: { readonly usd: string | null; readonly usd_foil: string | null };
}

const FILE = resolve('sample/cards.jsonl');

/** Fills the story's card database. */
export const importSample = (market: Story): Promise<unknown> =>
  market.app.get(CardsFacade).importCatalogue(FILE);

/** The first cards of the catalogue, at least one. */
export function sampleCards(count: number): [SampleCard, ...SampleCard[]] {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n').slice(0, count);
  return lines.map((line) => JSON.parse(line)) as [SampleCard, ...SampleCard[]];
}
